/**
 * What a language contributes to the reading of codes: lists of words, as data, separated by commas. A language has its table
 * in `languages/`; this file says what each list of it is for, and a speaker begins there. With a table, codes are found that
 * mails call by their names. More of a language stands by its sense, with the same of all others: the small words around a
 * number (`particles/`), what tells codes of another kind (`matters.ts`, `topics/`), what links say (`links.ts`). And some
 * words stand in the rules that read them, such as how numbers are said (`text/counted.ts`) and the names of months.
 *
 * How to write a word: as one writes it, with or without accents (case, accents, hyphens and apostrophes
 * are folded away on both sides). It must stand alone, unless `*` allows letters there: `confirm*` also
 * finds "confirmation", `*code` also finds "Zugangscode". Scripts without blanks between words, and Arabic
 * and Hebrew with their glued prefixes, need no stars. At every place the longest word wins, so that
 * "promo code" is never read as "code".
 */

export interface WordTable {
  /** Names of a one-time code that leave no doubt: "verification code", "OTP", "one-time password". */
  readonly strong?: string;
  /** Names of a code that need company: "code", "PIN", "token". */
  readonly code?: string;
  /**
   * Which of the `strong` names other things bear as well, so that they need company like `code`: those of doors,
   * licences, card receipts, documents. A star stands for anything here: `*d'accès` is every one that ends so.
   */
  readonly doubtful?: string;
  /**
   * What may be any number or word: "the digits", "a key", "the combination". It names what one is asked to enter, signs in
   * or confirms with; in forms that say so where a language has them ("luvulla", "цифрами").
   */
  readonly number?: string;
  /** What one does with a code: sign in, verify, confirm; makes a name beside it a strong one. */
  readonly act?: string;
  /** Asks to take something over: "enter", "use", "type". */
  readonly use?: string;
  /** Where it is entered: "in the app", "on the page", "into the field". */
  readonly where?: string;
  /** Codes of another kind: promo, postal, tracking, booking, backup codes. */
  readonly other?: string;
  /** What other numbers are called: order, invoice, customer number, telephone. */
  readonly label?: string;
  /** What the mail is about where its code is of another kind: a meeting, a document, a contest. Names numbers as `label` does. */
  readonly matter?: string;
  /** Says that something stands in the subject of the mail: "in the subject line". */
  readonly subject?: string;
  /** What is counted: minutes, digits, points. A number before it is an amount. */
  readonly unit?: string;
  /** Says that the code beside it is void or an earlier one. */
  readonly old?: string;
  /** Says that the code beside it is the one that replaces an old one. */
  readonly fresh?: string;
  /** How long a code lives, and what one must not do with it: company that real codes keep. */
  readonly care?: string;
  /** Opens a quotation or a forwarded mail. */
  readonly quote?: string;
  /** Contains one of the words above and means something else; takes part in nothing. */
  readonly ignore?: string;
}

export type WordKind = Exclude<keyof WordTable, 'doubtful'>;

/** In the order of their precedence where one word is listed twice. */
export const wordKinds = [
  'ignore',
  'other',
  'strong',
  'code',
  'matter',
  'number',
  'label',
  'unit',
  'old',
  'fresh',
  'quote',
  'care',
  'act',
  'use',
  'where',
  'subject',
] as const satisfies readonly WordKind[];

/** What a word that was found can be: `freshName` is one of `fresh` that names the code itself, as "new code" does. */
export type HitKind = WordKind | 'freshName';
