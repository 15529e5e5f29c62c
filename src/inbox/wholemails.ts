/**
 * The bytes of whole mails that are being read for somebody, or are on their way to a client that may take its time. There is
 * an end to them, of which one organization has a part.
 */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';

/** Gives the bytes back; again it does nothing. */
export type Release = () => void;

export class WholeMails {
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  /**
   * Small ones are not counted, and whoever holds none gets one, however large.
   * @throws AppError `too_busy`, when there is no room for so many more.
   */
  take(bytes: number, organizationId: string): Release {
    if (bytes <= limits.wholeMailSmallBytesMax) return () => {};
    const own = this.#heldBy.get(organizationId) ?? 0;
    const isFull = this.#held > 0 && this.#held + bytes > limits.wholeMailsBytesMax;
    if (isFull || (own > 0 && own + bytes > limits.wholeMailsOfOneBytesMax))
      throw new AppError('too_busy', 'Too many large mails are being read: try again.', {
        retryAfterSeconds: 1,
      });
    this.#hold(organizationId, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.#hold(organizationId, -bytes);
      isHeld = false;
    };
  }

  #hold(organizationId: string, bytes: number): void {
    this.#held += bytes;
    const own = (this.#heldBy.get(organizationId) ?? 0) + bytes;
    if (own === 0) this.#heldBy.delete(organizationId);
    else this.#heldBy.set(organizationId, own);
  }
}
