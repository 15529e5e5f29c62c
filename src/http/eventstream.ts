/**
 * Arrivals as Server-Sent Events (the WHATWG HTML standard, section 9.2). Read from the database only as fast as the client
 * takes them: what waits for a slow reader stays there, and one that takes nothing at all is cut off.
 */
import type { ArrivalStream } from '../inbox/arrivals.ts';
import { limits } from '../limits.ts';
import { summaryBody } from './wire.ts';

export interface EventStreamOptions {
  readonly stream: ArrivalStream;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Whether the client may still read: asked with every batch and every heartbeat. */
  stillIn(): Promise<boolean>;
  /** A failure on the way, for the log: the answer has begun already. */
  onError(error: unknown): void;
  readonly heartbeatMs?: number;
  readonly stallMs?: number;
}

const encoder = new TextEncoder();

/** How long a client waits before it comes back. */
const retryMs = 2_000;

export function eventStream(options: EventStreamOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { stream, signal, stillIn, onError } = options;
  const { heartbeatMs = limits.streamHeartbeatMs, stallMs = limits.streamStallMsMax } = options;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  /** The reader went away. The stream is closed already, and to close it again would be an error. */
  let isLeft = false;
  const end = () => {
    clearTimeout(stalled);
    stream.close();
  };
  signal.addEventListener('abort', end, { once: true });

  return new ReadableStream(
    {
      start(controller) {
        // An id without data makes no event, yet the client resumes from it even if nothing ever comes.
        controller.enqueue(encoder.encode(`retry: ${retryMs}\nid: ${stream.position}\n\n`));
      },
      /** Called when there is room, and not again before it is done. */
      async pull(controller) {
        clearTimeout(stalled);
        try {
          const messages = await stream.next(heartbeatMs);
          if (messages === null || !(await stillIn())) {
            end();
            if (!isLeft) controller.close();
            return;
          }
          const text = messages.length === 0 ? ': nothing new\n\n' : messages.map(eventOf).join('');
          if (isLeft) return;
          controller.enqueue(encoder.encode(text));
        } catch (error) {
          end();
          onError(error);
          controller.error(error);
          return;
        }
        if ((controller.desiredSize ?? 0) > 0) return;
        stalled = setTimeout(() => {
          end();
          controller.error(new Error('the reader of the stream takes nothing'));
        }, stallMs);
      },
      cancel() {
        isLeft = true;
        end();
      },
    },
    { highWaterMark: limits.streamBufferBytesMax, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}

/** JSON has no bare line ends, so each event has one line of data. */
function eventOf(message: Parameters<typeof summaryBody>[0]): string {
  return `id: ${message.id}\nevent: message\ndata: ${JSON.stringify(summaryBody(message))}\n\n`;
}
