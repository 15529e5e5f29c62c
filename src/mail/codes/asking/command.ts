/** What is typed into a chat or a terminal, "/verify 4c9e1f", "!link KRMWTP", or texted to a number: "text TAKE 9526 to 515-555-0106". */
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { texting, toNumber } from '../words/particles/requests.ts';

const command =
  /(?:^|[\s"'\u201c`(])[/!](?:mail |email |account |mc |bot )?(?:verify|verif|confirm|link|auth|authme|login|register|pair|bind|code|otp|2fa|claim|activate) $/;
/** "$ acme verify AB3F-9C21": in a terminal. */
const terminal =
  /(?:^|\s)[$>%#] [\w./-]{2,20} (?:\w+ )?(?:verify|confirm|auth|login|link|pair|activate|enroll|register) $/;
const commandReach = 40;

/** With a word before it, such as "YES"; folded, quotation marks are blanks. */
const isTexted = new RegExp(`(?:^|[^\\p{L}])${texting} {1,2}(?:\\p{L}{2,8} {1,2})?$`, 'u');
/** Whoever texts it has a number, of a telephone: "send 5000 to 3 customers" goes elsewhere. */
const isToNumber = new RegExp(`^ {0,2}${toNumber} (?:[+(]\\d|\\d(?:[ ().-]{0,2}\\d){3})`, 'u');
const numberReach = 40;

/** Whether a candidate is what a command takes that signs in or confirms. */
export function isArgument({ folded }: Segment, match: Match): boolean {
  const before = folded.slice(Math.max(0, match.start - commandReach), match.start);
  if (command.test(before) || terminal.test(before)) return true;
  return isToNumber.test(folded.slice(match.end, match.end + numberReach)) && isTexted.test(before);
}
