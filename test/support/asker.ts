/** Requests to a running service, whichever process it is in, with the whole answer. */

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as sent, for byte-wise comparisons. */
  readonly text: string;
  /** The body as JSON; `{}` when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
}

export interface ApiRequest {
  /** Another key than the asker's own; null sends no Authorization header. */
  readonly key?: string | null;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
  readonly body?: RequestInit['body'];
  readonly signal?: AbortSignal;
}

export type Asker = (method: string, path: string, request?: ApiRequest) => Promise<ApiAnswer>;

/** @param ownKey Sent with every request that does not say otherwise. */
export function askerOf(url: string, ownKey: string): Asker {
  return async (method, path, request = {}) => {
    const { key = ownKey, json, headers, body, signal } = request;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(body === undefined ? {} : { body, duplex: 'half' }),
      ...(signal === undefined ? {} : { signal }),
    } as RequestInit);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const text = isStream ? await beginning(response) : await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
  };
}

/** The first piece of an answer that would never end, which is then left. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}
