/** What is typed into a chat or a terminal: "/verify 4c9e1f", "!link KRMWTP". */
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';

const command =
  /(?:^|[\s"'\u201c`(])[/!](?:mail |email |account |mc |bot )?(?:verify|verif|confirm|link|auth|authme|login|register|pair|bind|code|otp|2fa|claim|activate) $/;
/** "$ acme verify AB3F-9C21": in a terminal. */
const terminal =
  /(?:^|\s)[$>%#] [\w./-]{2,20} (?:\w+ )?(?:verify|confirm|auth|login|link|pair|activate|enroll|register) $/;
const commandReach = 40;

/** Whether a candidate is what a command takes that signs in or confirms. */
export function isArgument({ folded }: Segment, match: Match): boolean {
  const before = folded.slice(Math.max(0, match.start - commandReach), match.start);
  return command.test(before) || terminal.test(before);
}
