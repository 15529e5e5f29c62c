/**
 * Streams of what arrives in an inbox. A stream remembers the last message it gave out and reads on from there. So
 * nothing is kept in memory for a reader that takes its time, and a reader that comes back with that id misses nothing,
 * not even across a restart. Subscribe, then look, then wait.
 */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Inboxes } from './inboxes.ts';
import type { MessageSummary, Store } from './store.ts';
import type { Waiters } from './waiters.ts';

export interface ArrivalStreamsOptions {
  readonly store: Pick<Store, 'messagesAfter' | 'newestMessageId'>;
  readonly inboxes: Pick<Inboxes, 'find'>;
  readonly waiters: Pick<Waiters, 'listen' | 'isClosed'>;
}

export interface ArrivalStream {
  /** Everything up to this message was there before; an id to resume from. */
  readonly position: string;
  /**
   * The next messages, oldest first. None when there were none for `quietMs`. Null when the stream is over, because it
   * was closed, the inbox deleted or the service stopped. Not to be called again before it has answered.
   */
  next(quietMs: number): Promise<readonly MessageSummary[] | null>;
  close(): void;
}

export type ArrivalStreams = ReturnType<typeof arrivalStreams>;

/** Before every message: what an empty inbox resumes from. */
const beforeAll = `msg_${'0'.repeat(32)}`;

export function arrivalStreams({ store, inboxes, waiters }: ArrivalStreamsOptions) {
  const countByPayer = new Map<string, number>();
  let count = 0;

  function admit(payer: string): () => void {
    const ofPayer = countByPayer.get(payer) ?? 0;
    if (ofPayer >= limits.streamsPerKeyMax || count >= limits.streamsPerProcessMax) {
      throw new AppError('too_many_streams', 'Too many streams are open; close one of them.', {
        retryAfterSeconds: 5,
      });
    }
    countByPayer.set(payer, ofPayer + 1);
    count++;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      count--;
      const left = (countByPayer.get(payer) ?? 1) - 1;
      if (left === 0) countByPayer.delete(payer);
      else countByPayer.set(payer, left);
    };
  }

  return {
    /** How many are open. */
    get count() {
      return count;
    },

    /**
     * @param after The id of the last message that the reader has; null begins with what arrives from now on.
     * @param payer Whose streams are counted together.
     * @throws AppError `inbox_not_found`, `too_many_streams`.
     */
    async open(
      organizationId: string,
      inboxId: string,
      after: string | null,
      payer: string,
    ): Promise<ArrivalStream> {
      await inboxes.find(organizationId, inboxId);
      const dismiss = admit(payer);
      let ended = false;
      let arrived = false;
      let awaken = () => {};
      const stopListening = waiters.listen(inboxId, () => {
        arrived = true;
        awaken();
      });
      const close = () => {
        ended = true;
        stopListening();
        dismiss();
        awaken();
      };

      let position: string;
      try {
        const newest = (await store.newestMessageId(inboxId)) ?? beforeAll;
        // What it names may be gone, or of a time to come where a database was put back: no message would ever follow it.
        position = after !== null && after < newest ? after : newest;
      } catch (error) {
        close();
        throw error;
      }

      async function look(): Promise<readonly MessageSummary[]> {
        // The inbox may have been deleted meanwhile.
        await inboxes.find(organizationId, inboxId);
        const messages = await store.messagesAfter(inboxId, position, limits.streamBatchMax);
        position = messages.at(-1)?.id ?? position;
        return messages;
      }

      async function next(quietMs: number): Promise<readonly MessageSummary[] | null> {
        while (!ended && !waiters.isClosed) {
          arrived = false;
          const messages = await look();
          if (ended) return null;
          if (messages.length > 0) return messages;
          if (!arrived && !waiters.isClosed) {
            const isQuiet = await new Promise<boolean>((resolve) => {
              const timer = setTimeout(() => resolve(true), quietMs);
              awaken = () => {
                clearTimeout(timer);
                resolve(false);
              };
            });
            if (isQuiet) return [];
          }
        }
        return null;
      }

      return {
        position,
        async next(quietMs) {
          try {
            return await next(quietMs);
          } catch (error) {
            close();
            if (error instanceof AppError && error.code === 'inbox_not_found') return null;
            throw error;
          }
        },
        close,
      };
    },
  };
}
