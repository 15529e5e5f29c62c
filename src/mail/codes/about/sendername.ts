/** What the sender is called: shops and services have numbers in their names, "Studio 54A", "Radio 1017". */
import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';

/** What speaks against a candidate whose parts all stand in the From header, unless it is a number that the mail calls a code. */
export function senderNameOf({ match, around }: Printing, governor: Governor): Evidence | null {
  const { shape, value } = match;
  const mayBeName =
    shape === 'alnum' || shape === 'hyphenated' || (shape === 'digits' && governor.verdict !== 'code');
  if (!mayBeName) return null;
  const parts = value.toLowerCase().split('-');
  if (!parts.every((part) => around.senderWords.has(part))) return null;
  return { weight: -6, reason: 'is what the sender is called' };
}
