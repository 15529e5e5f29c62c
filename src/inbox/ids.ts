/** Identifiers: opaque, unguessable, sortable by creation (UUIDv7); the prefix tells what they name. */
import { V7Generator } from 'uuidv7';

export type IdKind = 'inb' | 'msg' | 'att' | 'key' | 'org' | 'usr' | 'inv' | 'dlv';

export type MakeId = (kind: IdKind, epochMs: number) => string;

/**
 * Stamps of different inboxes may be this far apart, in either direction; ids still sort in the order in which they
 * were made.
 */
const rollbackMsMax = 86_400_000;

/** @returns A maker of ids that never repeat and sort in the order they were made. */
export function idMaker(): MakeId {
  const generator = new V7Generator();
  generator.setRollbackAllowance(rollbackMsMax);
  return (kind, epochMs) => `${kind}_${generator.generateOrResetWithTs(epochMs).toHex()}`;
}
