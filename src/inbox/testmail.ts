/**
 * A mail to oneself: a code mail like those of any site, handed to the mail receiver as if it had come over SMTP. Nothing is
 * sent anywhere; it shows that parsing, the search for the code, the commit and the waiters work.
 */
import { AppError } from '../errors.ts';
import type { Inboxes } from './inboxes.ts';
import type { MailReceiver } from './mailreceiver.ts';

export interface TestMailOptions {
  readonly receiver: MailReceiver;
  readonly inboxes: Pick<Inboxes, 'find'>;
  /** Epoch milliseconds, for the Date header. */
  now(): number | Promise<number>;
  randomBytes(count: number): Uint8Array;
}

export type TestMail = ReturnType<typeof testMailUseCase>;

export function testMailUseCase({ receiver, inboxes, now, randomBytes }: TestMailOptions) {
  /** @throws AppError `inbox_not_found`, `storage_full`, `storage_unavailable`. */
  return async function deliverTestMail(
    organizationId: string,
    inboxId: string,
  ): Promise<{ readonly messageId: string }> {
    const { email } = await inboxes.find(organizationId, inboxId);
    const verification = await receiver.verify(email);
    if (verification.status !== 'deliverable')
      throw new AppError('inbox_not_found', 'The inbox was not found.');
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const mailFrom = `test-mail@${domain}`;
    const envelope = {
      mailFrom,
      recipients: [verification.recipient],
      remoteAddress: '127.0.0.1',
      helo: 'localhost',
      tls: null,
      protocol: 'HTTP',
    };
    const date = new Date(await now());
    return receiver.receive(envelope, testMail(email, mailFrom, sixDigits(randomBytes), date));
  };
}

/** Never all the same, and never with a leading zero that a reader could drop. */
function sixDigits(randomBytes: (count: number) => Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4);
  return String(100_000 + ((((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % 900_000));
}

function testMail(to: string, from: string, code: string, date: Date): Uint8Array {
  const boundary = 'parts-of-the-test-mail';
  return Buffer.from(
    [
      `From: inboxd test mail <${from}>`,
      `To: <${to}>`,
      'Subject: Your sign-in code',
      `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <${code}.${date.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/alternative; boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hello,',
      '',
      `your verification code is ${code}.`,
      '',
      'It expires in 10 minutes. inboxd wrote this mail to itself; nothing was sent anywhere.',
      '',
      `--${boundary}`,
      'Content-Type: text/html; charset=utf-8',
      '',
      '<!doctype html><html lang="en"><body style="margin:0;padding:32px;background:#eef1f4;font-family:sans-serif">',
      '<div style="max-width:440px;margin:auto;padding:32px;background:#ffffff;border-radius:12px;color:#1b2733">',
      '<p style="margin:0 0 16px">Hello,</p><p style="margin:0 0 16px">your verification code is</p>',
      `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:bold">${code}</p>`,
      '<p style="margin:0;color:#5a6875">It expires in 10 minutes. inboxd wrote this mail to itself; nothing was sent',
      'anywhere.</p></div></body></html>',
      '',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
}
