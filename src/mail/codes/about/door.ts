/** Numbers that open a house: of key safes, gates and alarms, as hosts and caretakers write them to everybody who comes. */

import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { letter } from '../words/list.ts';
import { oneTime, singleUse } from '../words/particles/names.ts';

/** Door and keypad. */
const doorWordsMin = 2;
/** The same of a number without a name. */
const unnamedWordsMin = 3;
/** So many that the password may be that of the Wi-Fi, and the subject one of how to get in: "Self check-in: how to enter". */
const doorWordsMany = 4;
const lineCharsMax = 600;
const oneTimeSaid = new RegExp(`(?<!${letter})(?:${oneTime}|${singleUse})`, 'u');
/** Whatever stands between that and the name: "the one-time pairing code". */
const saysOneTime = onceALine(({ folded }) => oneTimeSaid.test(folded.slice(0, lineCharsMax)));
const namesDoor = onceALine((line) => line.topics().some(({ topic }) => topic === 'doors'));

/** "The key safe is left of the door, the code is 482913." */
export function doorOf({ around }: Printing, governor: Governor, lines: readonly Segment[]): Evidence | null {
  const { subject, hasLifetime, topics } = around;
  if (subject === 'act' || subject === 'strong' || governor.verdict !== 'code' || hasLifetime) return null;
  // "The code is 4821"; a name in the line below is one of what it is for.
  if (!governor.direct && governor.stated === undefined) return null;
  // A smart lock may send an OTP, and most codes need no further look.
  if (governor.strong && !topics.isSubject('doors')) return null;
  // "The keypad is 7412. When the app asks for the one-time code enter 482913."
  if (lines.some(saysOneTime)) return null;
  // Lockers and what is fetched from them have rules of their own.
  if (
    topics.countOf('doors') < doorWordsMin ||
    topics.countOf('parcels') > 0 ||
    topics.countOf('accounts') > 0
  )
    return null;
  return { weight: -7, reason: 'opens a door, of which the mail speaks', settles: true };
}

/** "At the gate press 70412", "The key safe is right of the stairs:", and below it a number that bears no name. */
export function unnamedDoorOf(printing: Printing, governor: Governor): Evidence | null {
  const { near, index, segment, around } = printing;
  const { subject, hasLifetime, topics } = around;
  if (governor.verdict !== 'none' || subject === 'strong') return null;
  // "Type it on the keypad of the lock to activate it."
  if (segment.hits.some(({ kind }) => kind === 'act')) return null;
  if (!near.segments.slice(Math.max(0, index - 1), index + 1).some(namesDoor)) return null;
  const words = topics.countOf('doors');
  const mayLetIn = subject === 'act' || hasLifetime || topics.countOf('accounts') > 0;
  if (words < (mayLetIn ? doorWordsMany : unnamedWordsMin) || near.segments.some(saysOneTime)) return null;
  return { weight: -8, reason: 'opens a door, of which its line speaks', settles: true };
}
