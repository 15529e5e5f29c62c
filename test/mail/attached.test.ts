import { expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { codeSourceOf } from '../../src/mail/attached.ts';
import { findCode } from '../../src/mail/codes/index.ts';
import { parseMail } from '../../src/mail/parse.ts';

interface Outer {
  readonly says?: string;
  readonly kind?: string;
  readonly attached: readonly string[];
}

function inner(body: string): string {
  return `From: Acme <no-reply@acme.test>\r\nSubject: Sign in\r\n\r\n${body}\r\n`;
}

/** A mail with others attached to it. */
function outer({ says = 'See attached.', kind = 'multipart/mixed', attached }: Outer): Buffer {
  const head = `From: a@b.test\r\nTo: qa@inbox.test\r\nSubject: Fwd\r\nMIME-Version: 1.0\r\nContent-Type: ${kind}; boundary=x\r\n\r\n`;
  const parts = attached.map(
    (mail) =>
      `--x\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment; filename=mail.eml\r\n\r\n${mail}\r\n`,
  );
  return Buffer.from(
    `${head}--x\r\nContent-Type: text/plain\r\n\r\n${says}\r\n${parts.join('')}--x--\r\n`,
    'latin1',
  );
}

async function otpOf(mail: Buffer): Promise<string | null> {
  return findCode(await codeSourceOf(await parseMail(mail))).otp;
}

const code = inner('Your verification code is 482913.');

test('a code that stands in the attached mail alone is found', async () => {
  expect(await otpOf(outer({ attached: [code] }))).toBe('482913');
});

test('the code of the mail itself goes before that of the attached one', async () => {
  expect(await otpOf(outer({ says: 'Your verification code is 774411.', attached: [code] }))).toBe('774411');
});

test('a report and a digest are about other mails and bring no code', async () => {
  expect(
    await otpOf(outer({ kind: 'multipart/report; report-type=delivery-status', attached: [code] })),
  ).toBeNull();
  expect(await otpOf(outer({ kind: 'multipart/digest', attached: [code] }))).toBeNull();
});

test('of several attached mails none is the one', async () => {
  expect(await otpOf(outer({ attached: [code, inner('Your verification code is 774411.')] }))).toBeNull();
});

test('what is attached to the attached mail is not read, nor a large one', async () => {
  expect(
    await otpOf(
      outer({
        attached: [
          outer({ attached: [code] })
            .toString('latin1')
            .replaceAll('x', 'y'),
        ],
      }),
    ),
  ).toBeNull();
  const large = inner(
    `Your verification code is 482913.\r\n${'lorem ipsum\r\n'.repeat(limits.parseSmallBytesMax / 12)}`,
  );
  expect(await otpOf(outer({ attached: [large] }))).toBeNull();
});

test('a mail without attachments is its own source', async () => {
  const source = await codeSourceOf(await parseMail(Buffer.from(code, 'latin1')));
  expect(source).toMatchObject({ subject: 'Sign in', attached: null });
});
