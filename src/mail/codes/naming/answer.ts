/** Whoever answers a mail about a code may give it without a name: "No, type 66208.", "27594 (for you)". */
import type { Printing } from '../printings.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { isStated } from './statement.ts';

/** The values that an answer says outright, asks to enter, or begins a line with; none in other mails. */
export function givenInAnswer(printings: readonly Printing[]): ReadonlySet<string> {
  const [first] = printings;
  if (first === undefined || !isAnswer(first)) return new Set();
  return new Set(printings.filter(isGiven).map(({ match }) => match.value));
}

/** "Re: the code for the portal", not "Re: [otp-spec] How long is a code?" on a mailing list. */
function isAnswer({ around: { isReply, subject, subjectFolded } }: Printing): boolean {
  return isReply && (subject === 'strong' || subject === 'code') && !subjectFolded.includes('[');
}

function isGiven({ segment, match, layout }: Printing): boolean {
  if (segment.quoted || segment.place === 'subject' || !/\d/.test(match.value)) return false;
  const { text, hits } = segment;
  const [from, to] = [sentenceStart(text, match.start), sentenceEnd(text, match.end)];
  const isAsked = hits.some(({ kind, start }) => kind === 'use' && start >= from && start < to);
  return layout.lone || match.start === 0 || isAsked || isStated(segment, match.start);
}
