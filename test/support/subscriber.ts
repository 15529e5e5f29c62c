/** A reader of an inbox's events that comes back with `Last-Event-ID` whenever its stream ends, as a browser's EventSource does. */
import { Agent, get, type IncomingMessage } from 'node:http';

export interface SubscriberOptions {
  /** Asked at every connection: after a restart the service may listen elsewhere. */
  port(): number;
  readonly inboxId: string;
  readonly key: string;
  /** How long it stays away when its stream ended by itself. */
  readonly retryMs: number;
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

export class Subscriber {
  /** Ids of the messages it was told of, in this order. */
  readonly seen: string[] = [];
  /** Resolves with the first position it was given: everything after it will be told. */
  readonly subscribed: Promise<void>;
  readonly #options: SubscriberOptions;
  #onSubscribed = () => {};
  #position: string | null = null;
  #response: IncomingMessage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  connections = 0;

  constructor(options: SubscriberOptions) {
    this.#options = options;
    this.subscribed = new Promise((resolve) => {
      this.#onSubscribed = resolve;
    });
    this.#connect();
  }

  /** Breaks the connection off, wherever in an event it is, and comes back at once. */
  breakOff(): void {
    this.#response?.destroy();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#response?.destroy();
  }

  #connect(): void {
    const { inboxId, key, retryMs, port } = this.#options;
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(this.#position === null ? {} : { 'Last-Event-ID': this.#position }),
    };
    const again = () => {
      if (this.#left || this.#timer !== undefined) return;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#connect();
      }, retryMs);
    };
    const path = `/api/v1/emailInbox/${inboxId}/events`;
    const request = get({ agent, host: '127.0.0.1', port: port(), path, headers }, (response) => {
      this.#response = response;
      // A stream that is over is not given back before the service has seen it: until then its place may be taken.
      if (response.statusCode !== 200) response.resume();
      else this.#read(response);
      if (this.#left) response.destroy();
      response.on('error', () => {});
      response.on('close', again);
    });
    request.on('error', again);
  }

  #read(response: IncomingMessage): void {
    this.connections++;
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const id = /^id: (.*)$/m.exec(block)?.[1];
        if (id === undefined) continue;
        this.#position = id;
        this.#onSubscribed();
        if (/^event: message$/m.test(block)) this.seen.push(id);
      }
    });
  }
}
