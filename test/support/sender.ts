/** A mail client for tests: hands one mail to an SMTP listener and tells what it answered. */
import { connect, type Socket } from 'node:net';

export interface Delivery {
  readonly from?: string;
  readonly to: string | readonly string[];
  /** The whole mail, header block and body; line ends are made CRLF. */
  readonly mail: string | Uint8Array;
}

/** Sends one mail in a session of its own. @returns The last reply, e.g. `250 2.0.0 Stored as msg_…`. */
export async function deliver(port: number, delivery: Delivery): Promise<string> {
  const session = await openSession(port);
  try {
    await session.command('EHLO sender.test');
    await session.command(`MAIL FROM:<${delivery.from ?? 'no-reply@acme.test'}>`);
    for (const to of [delivery.to].flat()) {
      const reply = await session.command(`RCPT TO:<${to}>`);
      if (!reply.startsWith('250')) return reply;
    }
    const go = await session.command('DATA');
    if (!go.startsWith('354')) return go;
    return await session.data(delivery.mail);
  } finally {
    session.close();
  }
}

/** A short mail with the usual header fields. */
export function mailOf(fields: { subject?: string; from?: string; to?: string; body?: string }): string {
  const {
    subject = 'Hello',
    from = 'Acme <no-reply@acme.test>',
    to = 'qa@inbox.test',
    body = 'Hello.',
  } = fields;
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    'Message-ID: <1@acme.test>',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    body,
    '',
  ].join('\r\n');
}

export interface Session {
  readonly socket: Socket;
  readonly greeting: string;
  /** Sends a line and resolves with the whole reply; lines of a multi-line reply are separated by `\n`. */
  command(line: string): Promise<string>;
  /** Sends a mail after a 354, dot-stuffed, and resolves with the reply. */
  data(mail: string | Uint8Array): Promise<string>;
  /** Sends these bytes as they are; `onSent` is called when the last of them is on its way. */
  send(wire: Uint8Array, onSent?: () => void): Promise<string>;
  close(): void;
}

export async function openSession(port: number): Promise<Session> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let buffered = '';
  let wake: () => void = () => {};
  let ended: Error | null = null;
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    buffered += chunk;
    wake();
  });
  socket.on('error', (error) => {
    ended = error;
    wake();
  });
  socket.on('close', () => {
    ended ??= new Error('the connection was closed');
    wake();
  });
  const reply = async (): Promise<string> => {
    while (true) {
      const match = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/.exec(buffered);
      if (match !== null) {
        buffered = buffered.slice(match[0].length);
        return match[0].trimEnd().replaceAll('\r\n', '\n');
      }
      if (ended !== null) throw ended;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const greeting = await reply();
  return {
    socket,
    greeting,
    command(line) {
      socket.write(`${line}\r\n`);
      return reply();
    },
    data(mail) {
      const text = typeof mail === 'string' ? Buffer.from(mail) : Buffer.from(mail);
      const lines = text.toString('latin1').replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..');
      socket.write(Buffer.from(`${lines}${lines.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1'));
      return reply();
    },
    send(wire, onSent) {
      socket.write(wire, onSent);
      return reply();
    },
    close: () => {
      socket.end();
      socket.destroySoon();
    },
  };
}
