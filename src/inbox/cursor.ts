/** Where the next page of a list goes on: opaque to clients, and known by its form to whoever checks their input. */
import { Buffer } from 'node:buffer';

/** @param seq The position of the last item of the page. */
export function cursorOf(seq: number): string {
  return Buffer.from(`s${seq}`).toString('base64url');
}

/** @returns The position, or null for a cursor that this service never gave out. */
export function seqOf(cursor: string): number | null {
  const match = /^s(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const seq = match === null ? null : Number(match[1]);
  return seq !== null && cursorOf(seq) === cursor ? seq : null;
}
