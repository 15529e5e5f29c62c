/**
 * Codes that a mail's own link has as well: "… set up your user (Code Q7M2XK)", and the button beside it leads to
 * `…/user/init?code=Q7M2XK`. Identity servers do so, that it can be typed where the link does not open.
 */

import type { BodyDocuments } from '../../text.ts';
import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import { speaksOfAccess } from './access.ts';

/** Links and lines of a mail that are looked at. */
const linksMax = 60;
const linesMax = 200;
const addressCharsMax = 2_000;
/** What no coupon is handed over by. */
const parameter =
  /[?&#;](?:code|otp|pin|passcode|(?:verification|confirmation|activation|auth|login|sign_?in|email|mail|user)[_-]?(?:code|otp|pin|token))=([A-Za-z0-9-]{4,12})(?![A-Za-z0-9-])/gi;

/** The values, worked out when the first candidate asks for them. */
export class LinkedCodes {
  readonly #documents: BodyDocuments;
  #values: ReadonlySet<string> | null = null;

  constructor(documents: BodyDocuments) {
    this.#documents = documents;
  }

  /** @param value As it is answered. */
  has(value: string): boolean {
    this.#values ??= valuesIn(this.#documents);
    return this.#values.has(value);
  }
}

function valuesIn({ html, text }: BodyDocuments): ReadonlySet<string> {
  const values = new Set<string>();
  const add = (address: string) => {
    for (const [, value] of address.slice(0, addressCharsMax).matchAll(parameter))
      values.add(value as string);
  };
  for (const { href } of html?.anchors.slice(0, linksMax) ?? []) add(href);
  for (const { pieces } of text?.lines.slice(0, linesMax) ?? [])
    for (const piece of pieces) if (piece.text.includes('://')) add(piece.text);
  return values;
}

/** What speaks for a candidate that is called a code, and that a link of the mail has. */
export function linkedOf({ match, around }: Printing, governor: Governor): Evidence | null {
  if (governor.verdict !== 'code' || !around.linked.has(match.value)) return null;
  // Shops hand over their coupons so.
  if (!speaksOfAccess(around) && (around.showsMoney || around.otherCodeMentions > 0)) return null;
  return { weight: 2.5, reason: 'a link of the mail has it as its code', told: true };
}
