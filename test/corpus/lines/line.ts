/** Mails of a line or two, of which only the subject and the text matter. */

export type Answered = readonly [subject: string, text: string, code: string];
export type Unanswered = readonly [subject: string, text: string];
