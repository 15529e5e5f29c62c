/** What is typed into a chat or a terminal: "/verify 4c9e1f", "!link KRMWTP". */
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';

const command =
  /(?:^|[\s"'\u201c`(])[/!](?:mail |email |account |mc |bot )?(?:verify|verif|confirm|link|auth|authme|login|register|pair|bind|code|otp|2fa|claim|activate) $/;
const commandReach = 32;

/** Whether a candidate is what a command takes that signs in or confirms. */
export function isArgument({ folded }: Segment, match: Match): boolean {
  return command.test(folded.slice(Math.max(0, match.start - commandReach), match.start));
}
