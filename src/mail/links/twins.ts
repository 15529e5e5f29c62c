/**
 * Links that offer two answers to one question: their addresses are the same but for one part, as "/invite/8841/yes" and
 * "/invite/8841/no" are, and share what tells whose they are. So an invitation looks in every language.
 */

/** Which of the two it is, in the order of the mail. */
export type Twin = 'first' | 'second' | 'none';

/** Links of a mail that are compared, each with each. */
const linksMax = 24;
const partsMax = 24;
/** A word of an address, as what answers is: no digits, and not long. */
const word = /^[a-z_.-]{0,24}$/i;
/** A part that may tell whose they are. */
const personal = /\d|^.{16,}$/;

/** @param urls Of the links of a mail, in its order. @returns Of each which twin it is, and the place of the other; -1 where it has none. */
export function twinsOf(urls: readonly string[]): readonly { readonly twin: Twin; readonly other: number }[] {
  const parts = urls.slice(0, linksMax).map((url) => url.split(/[/?&=#]+/));
  const twins = parts.map((own, at) =>
    parts.flatMap((other, place) => (place !== at && areTwins(own, other) ? [place] : [])),
  );
  return urls.map((url, at) => {
    const found = twins[at] ?? [];
    const other = found[0] ?? -1;
    // A button and its printed address are one; three answers are the stars of a survey.
    const isPair = found.length > 0 && found.every((place) => urls[place] === urls[other]);
    if (!isPair) return { twin: 'none', other: -1 };
    return { twin: urls.indexOf(url) < other ? 'first' : 'second', other };
  });
}

function areTwins(one: readonly string[], two: readonly string[]): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (long.length > partsMax || short[1] !== long[1] || long.length - short.length > 1) return false;
  // "/invite/8841" and "/invite/8841/decline".
  const isLonger = long.length > short.length;
  let differing = isLonger ? 1 : 0;
  let isPersonal = false;
  for (const [place, part] of short.entries()) {
    const other = long[place] as string;
    if (part !== other) {
      differing += 1;
      if (differing > 1 || !word.test(part) || !word.test(other)) return false;
    } else if (place > 1 && personal.test(part)) isPersonal = true;
  }
  return differing === 1 && isPersonal && (!isLonger || word.test(long.at(-1) as string));
}
