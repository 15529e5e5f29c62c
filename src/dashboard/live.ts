/**
 * News for open pages, as Server-Sent Events without content: they say that something happened in the organization, and the
 * page asks anew what there is to see. So nothing is told that the page itself would not show.
 */
import { AppError } from '../errors.ts';
import type { Deliveries } from '../inbox/deliveries.ts';
import { limits } from '../limits.ts';
import type { View } from './view.ts';

const encoder = new TextEncoder();

export class LiveStreams {
  readonly #deliveries: Pick<Deliveries, 'listen' | 'isClosed'>;
  readonly #countByPerson = new Map<string, number>();
  #count = 0;

  constructor(deliveries: Pick<Deliveries, 'listen' | 'isClosed'>) {
    this.#deliveries = deliveries;
  }

  /** @throws AppError `too_many_streams`. */
  open(view: View): Response {
    const { organizationId, payer, stillIn } = view.c.get('caller');
    const dismiss = this.#admit(payer);
    const { signal } = view.c.req.raw;
    let pending: ReturnType<typeof setTimeout> | undefined;
    let heartbeat: ReturnType<typeof setInterval> | undefined;
    let stopListening = () => {};
    const end = () => {
      clearTimeout(pending);
      clearInterval(heartbeat);
      stopListening();
      dismiss();
    };
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const close = () => {
          end();
          // Closed by the other side already: there is nobody left to tell.
          try {
            controller.close();
          } catch {}
        };
        const say = async (text: string) => {
          if (
            signal.aborted ||
            (controller.desiredSize ?? 0) < -64 ||
            !(await stillIn().catch(() => false))
          ) {
            close();
            return;
          }
          if (!signal.aborted) controller.enqueue(encoder.encode(text));
        };
        signal.addEventListener('abort', close, { once: true });
        controller.enqueue(encoder.encode('retry: 2000\n\n'));
        heartbeat = setInterval(() => void say(': nothing new\n\n'), limits.streamHeartbeatMs);
        stopListening = this.#deliveries.listen(organizationId, () => {
          if (this.#deliveries.isClosed) return close();
          pending ??= setTimeout(() => {
            pending = undefined;
            void say('event: message\ndata: news\n\n');
          }, limits.liveMs);
        });
      },
      cancel: end,
    });
    view.c.header('Content-Type', 'text/event-stream; charset=utf-8');
    view.c.header('X-Accel-Buffering', 'no');
    return view.c.body(body);
  }

  #admit(person: string): () => void {
    const ofPerson = this.#countByPerson.get(person) ?? 0;
    if (ofPerson >= limits.liveStreamsPerPersonMax || this.#count >= limits.liveStreamsMax) {
      throw new AppError('too_many_streams', 'Too many pages are open; close one of them.', {
        retryAfterSeconds: 5,
      });
    }
    this.#countByPerson.set(person, ofPerson + 1);
    this.#count += 1;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#count -= 1;
      const left = (this.#countByPerson.get(person) ?? 1) - 1;
      if (left === 0) this.#countByPerson.delete(person);
      else this.#countByPerson.set(person, left);
    };
  }
}
