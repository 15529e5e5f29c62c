/** Never a relay, and one mailbox for all spellings of its address: against the real mail receiver and its store. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, type Session } from '../support/sender.ts';
import { removeTemporaryDirectories, startService, type TestService } from '../support/service.ts';

let service: TestService;
let session: Session;
const inboxIds = new Map<string, string>();

/** Neighbours whose addresses look alike: none may ever get the mail of another. */
const inboxes = [
  'qa@inbox.test',
  'qa@bücher.test',
  'qa@bucher.test',
  'qa@straße.test',
  'qa@strasse.test',
  'kim@inbox.test',
  'inbox.test@inbox.test',
];

beforeAll(async () => {
  service = await startService({
    environment: {
      ALLOWED_DOMAINS: 'inbox.test,bücher.test,bucher.test,straße.test,strasse.test',
      SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000',
    },
  });
  for (const email of inboxes) inboxIds.set(email, (await service.createInbox(email)).id);
});

afterAll(async () => {
  session?.close();
  await service?.stop();
  await removeTemporaryDirectories();
});

async function open(): Promise<void> {
  session?.close();
  session = await openSession(service.smtp.port);
  await session.command('EHLO sender.test');
}

/** The reply to RCPT; with a message behind it when that is accepted. */
async function send(path: string, subject: string): Promise<string> {
  await session.command('RSET');
  await session.command('MAIL FROM:<no-reply@acme.test> SMTPUTF8');
  const reply = await session.command(`RCPT TO:<${path}>`);
  if (!reply.startsWith('250')) return reply;
  await session.command('DATA');
  return session.data(`From: no-reply@acme.test\r\nSubject: ${subject}\r\n\r\nHello.\r\n`);
}

/** Every inbox that a message of this subject arrived in. */
async function holdersOf(subject: string): Promise<string[]> {
  const holders: string[] = [];
  for (const [email, id] of inboxIds) {
    const query = new URLSearchParams({ subject });
    const { body } = await service.api('GET', `/api/v1/emailInbox/${id}/messages?${query}`);
    if (body.data.length > 0) holders.push(email);
  }
  return holders;
}

const refused: ReadonlyArray<readonly [string, string, string]> = [
  ['a foreign domain', 'qa@elsewhere.test', '550 5.7.1'],
  ['a domain that ours is a part of', 'qa@inbox.test.elsewhere.test', '550 5.7.1'],
  ['a domain that is a part of ours', 'qa@test', '550 5.7.1'],
  ['a subdomain of ours', 'qa@sub.inbox.test', '550 5.7.1'],
  ['a domain that ends like ours', 'qa@myinbox.test', '550 5.7.1'],
  ['the %-hack', 'qa%elsewhere.test@inbox.test', '550 5.1.1'],
  ['the %-hack back to us', 'qa%inbox.test@inbox.test', '550 5.1.1'],
  ['the %-hack through elsewhere', 'qa%inbox.test@elsewhere.test', '550 5.7.1'],
  ['a bang path', 'elsewhere.test!qa@inbox.test', '550 5.1.1'],
  ['a bang path without an @', 'inbox.test!qa', '501 5.1.3'],
  ['two @', 'qa@elsewhere.test@inbox.test', '501 5.1.3'],
  ['two @, ours first', 'qa@inbox.test@elsewhere.test', '501 5.1.3'],
  ['an @ in quotes', '"qa@elsewhere.test"@inbox.test', '550 5.1.1'],
  ['a source route to elsewhere', '@inbox.test:qa@elsewhere.test', '550 5.7.1'],
  ['a source route over two hosts to elsewhere', '@inbox.test,@inbox.test:qa@elsewhere.test', '550 5.7.1'],
  ['a broken source route', '@inbox.test,qa@elsewhere.test', '501 5.1.3'],
  ['a source route to nobody', '@inbox.test:', '501 5.1.3'],
  ['an address literal', 'qa@[127.0.0.1]', '550 5.7.1'],
  ['an IPv6 address literal', 'qa@[IPv6:::1]', '550 5.7.1'],
  ['an address without brackets', 'qa@127.0.0.1', '501 5.1.3'],
  ['an address as one number', 'qa@2130706433', '501 5.1.3'],
  ['a local part alone', 'qa', '501 5.1.3'],
  ['an empty local part', '@inbox.test', '501 5.1.3'],
  ['an empty domain', 'qa@', '501 5.1.3'],
  ['two trailing dots', 'qa@inbox.test..', '501 5.1.3'],
  ['a dot before the domain', 'qa@.inbox.test', '501 5.1.3'],
  ['a local part with two dots', 'q..a@inbox.test', '501 5.1.3'],
  ['a full-width @', 'qa\uff20inbox.test', '501 5.1.3'],
  ['a full-width local part', '\uff51\uff41@inbox.test', '550 5.1.1'],
  ['a Kelvin sign for the k', '\u212aim@inbox.test', '550 5.1.1'],
  ['a Cyrillic letter in the domain', 'qa@inb\u043ex.test', '550 5.7.1'],
  ['a full-width solidus in the domain', 'qa@inbox.test\uff0felsewhere.test', '501 5.1.3'],
  ['a full-width percent sign in the domain', 'qa@inbox%EF%BC%8Etest', '501 5.1.3'],
  ['a zero-width space in the local part', 'q\u200ba@inbox.test', '501 5.1.3'],
  ['a pipe', '|/bin/true@inbox.test', '550 5.1.1'],
  ['a path', '../qa@inbox.test', '501 5.1.3'],
];

describe('a mail for', () => {
  it.each(refused)('%s is refused', async (_title, path, reply) => {
    await open();
    expect(await send(path, 'Refused')).toMatch(new RegExp(`^${reply.replaceAll('.', '\\.')} `));
    expect(await holdersOf('Refused')).toEqual([]);
  });
});

const spellings: ReadonlyArray<readonly [string, string, string]> = [
  ['as it is', 'qa@inbox.test', 'qa@inbox.test'],
  ['upper case', 'QA@INBOX.TEST', 'qa@inbox.test'],
  ['a tag', 'qa+run42@inbox.test', 'qa@inbox.test'],
  ['quotes that it does not need', '"qa"@inbox.test', 'qa@inbox.test'],
  ['quoted pairs', '"\\q\\a"@inbox.test', 'qa@inbox.test'],
  ['a trailing dot', 'qa@inbox.test.', 'qa@inbox.test'],
  ['an ideographic full stop', 'qa@inbox\u3002test', 'qa@inbox.test'],
  ['a half-width ideographic full stop', 'qa@inbox\uff61test', 'qa@inbox.test'],
  ['a full-width full stop', 'qa@inbox\uff0etest', 'qa@inbox.test'],
  ['a full-width domain', 'qa@\uff49\uff4e\uff42\uff4f\uff58\uff0e\uff34\uff25\uff33\uff34', 'qa@inbox.test'],
  ['a soft hyphen in the domain', 'qa@in\u00adbox.test', 'qa@inbox.test'],
  ['a zero-width space in the domain', 'qa@in\u200bbox.test', 'qa@inbox.test'],
  ['a source route to us', '@elsewhere.test:qa@inbox.test', 'qa@inbox.test'],
  ['a U-label', 'qa@bücher.test', 'qa@bücher.test'],
  ['a U-label in upper case', 'QA@BÜCHER.TEST', 'qa@bücher.test'],
  ['a U-label with its mark apart', 'qa@bu\u0308cher.test', 'qa@bücher.test'],
  ['an A-label', 'qa@xn--bcher-kva.test', 'qa@bücher.test'],
  ['an A-label in upper case', 'qa@XN--BCHER-KVA.TEST', 'qa@bücher.test'],
  ['the neighbour without a mark', 'qa@bucher.test', 'qa@bucher.test'],
  ['a sharp s', 'qa@straße.test', 'qa@straße.test'],
  ['a capital sharp s', 'qa@STRA\u1e9eE.test', 'qa@straße.test'],
  ['two letters s', 'qa@STRASSE.test', 'qa@strasse.test'],
];

describe('an address is one mailbox', () => {
  it.each(spellings)('spelled with %s', async (title, path, owner) => {
    await open();
    const subject = `Spelled ${spellings.findIndex(([known]) => known === title)} end`;
    const reply = await send(path, subject);
    // A refusal for good is as safe; what counts is that nobody else gets it.
    if (reply.startsWith('250')) expect(await holdersOf(subject)).toEqual([owner]);
    else expect(reply).toMatch(/^5\d\d 5\./);
  });

  it('and most spellings are delivered', async () => {
    await open();
    const replies: string[] = [];
    for (const [, path] of spellings) replies.push((await send(path, 'Count')).slice(0, 3));
    expect(replies.filter((code) => code === '250').length).toBeGreaterThanOrEqual(spellings.length - 3);
  });

  it('and its retired form gets nothing any more, in any spelling', async () => {
    const { id } = await service.createInbox('gone@inbox.test');
    await service.api('DELETE', `/api/v1/emailInbox/${id}`);
    await open();
    for (const path of [
      'gone@inbox.test',
      'GONE@inbox.test.',
      'gone+tag@inbox\u3002test',
      '"gone"@inbox.test',
    ]) {
      expect(await send(path, 'Gone')).toMatch(/^550 5\.1\.1 /);
    }
  });
});

describe('what tells who lives here, or lets somebody speak for others,', () => {
  it.each([
    ['VRFY qa@inbox.test', '252 2.0.0 '],
    ['VRFY nobody@inbox.test', '252 2.0.0 '],
    ['VRFY qa@elsewhere.test', '252 2.0.0 '],
    ['EXPN qa@inbox.test', '502 5.5.1 '],
    ['AUTH LOGIN', '502 5.5.1 '],
    ['AUTH PLAIN AHFhAHFh', '502 5.5.1 '],
    ['XCLIENT ADDR=192.0.2.7 LOGIN=qa', '550 5.7.1 '],
    ['XFORWARD ADDR=192.0.2.7', '550 5.7.1 '],
    ['PROXY TCP4 192.0.2.7 192.0.2.8 1 25', '500 5.5.1 '],
    ['ETRN inbox.test', '502 5.5.1 '],
    ['TURN', '502 5.5.1 '],
    ['HELP qa@inbox.test', '214 2.0.0 '],
  ])('%s, has the same answer for everyone', async (command, reply) => {
    await open();
    expect(await session.command(command)).toContain(reply);
    expect(await send('qa@inbox.test', 'Still here')).toMatch(/^250 2\.0\.0 /);
  });
});
