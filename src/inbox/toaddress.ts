/** The address that a request asks for with `to`. */
import { parseRecipient } from '../mail/address.ts';

export type ToAddress =
  | {
      readonly kind: 'own';
      /** As mails are stored for it, with its plus tag, in whichever spelling it was asked for. */
      readonly address: string;
      /** Without its tag: the address of an inbox. */
      readonly mailbox: string;
    }
  /** On a domain that is not ours: no inbox has it. */
  | { readonly kind: 'foreign' }
  /** No whole address, such as a part of one. */
  | { readonly kind: 'partial' };

export function readToAddress(to: string, allowedDomains: ReadonlySet<string>): ToAddress {
  const parsed = parseRecipient(to, allowedDomains, '');
  if (parsed.kind === 'foreign_domain') return { kind: 'foreign' };
  if (parsed.kind === 'malformed') return { kind: 'partial' };
  return { kind: 'own', address: parsed.address, mailbox: parsed.mailbox };
}
