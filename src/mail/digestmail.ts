/** From the bytes of a mail to what is kept of it: the whole way, for every thread that goes it. */
import { codeSourceOf } from './attached.ts';
import { type Digest, digestOf } from './digest.ts';
import { type Packed, pack } from './packed.ts';
import { parseMail } from './parse.ts';
import { digestBody } from './read.ts';

/** @throws Error when the mail cannot be read; its message names limits, never content. */
export async function digestMail(raw: Uint8Array): Promise<Digest> {
  // First: nothing has touched the bytes yet.
  const packed = pack(raw);
  return digestPacked(raw, packed);
}

/**
 * Of a mail that is packed already.
 * @param raw Is not as it came any more when it has been read.
 */
export async function digestPacked(raw: Uint8Array, packed: Packed | null): Promise<Digest> {
  const parsed = await parseMail(raw);
  const source = await codeSourceOf(parsed);
  const { bodyText, decision } = digestBody(source);
  const digest = digestOf(parsed.mail, { bodyText, otp: decision.otp, otpConfidence: decision.confidence });
  return { ...digest, packed };
}
