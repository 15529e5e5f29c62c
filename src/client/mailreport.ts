/** The mails of a test as a report shows them: what stands in them, and how they look, without giving them a hand in it. */
import type { Mail } from './playwright.ts';
import type { Message, MessageSummary } from './types.ts';

export interface ReportPart {
  readonly name: string;
  readonly contentType: string;
  readonly body: string;
}

/** A loop that sends mails should not fill the disk of the report. */
const mailsMax = 10;

/** The newest mails to the address, oldest first. @throws InboxdError when they cannot be read. */
export async function reportOf({
  address,
  inbox,
  client,
}: Pick<Mail, 'address' | 'inbox' | 'client'>): Promise<readonly ReportPart[]> {
  const newest: MessageSummary[] = [];
  for await (const message of client.messages(inbox, { to: address, pageSize: mailsMax })) {
    newest.push(message);
    if (newest.length === mailsMax) break;
  }
  if (newest.length === 0)
    return [{ name: 'mail', contentType: 'text/plain', body: `No mail came to ${address}.` }];
  const parts: ReportPart[] = [];
  for (const { id } of newest.reverse()) {
    const message = await client.message(inbox, id);
    const name = `mail: ${message.subject.slice(0, 80) || 'no subject'}`;
    parts.push({ name, contentType: 'text/plain', body: textOf(message) });
    if (message.html !== null)
      parts.push({ name: `${name} (html)`, contentType: 'text/html', body: pageOf(message.html) });
  }
  return parts;
}

function textOf(message: Message): string {
  const links = message.links.map(({ url, verification }) => `${verification ? '* ' : '  '}${url}`);
  return [
    `From: ${message.from}`,
    `To: ${message.envelope.rcptTo.join(', ')}`,
    `Subject: ${message.subject}`,
    `Received: ${message.receivedAt}`,
    `Message: ${message.id}`,
    `Code: ${message.extractedOtp ?? 'none'}`,
    ...(links.length === 0 ? [] : ['Links, * the one that signs in:', ...links]),
    '',
    message.bodyText,
  ].join('\n');
}

/** In a frame that runs nothing, loads nothing and goes nowhere: a report is opened by people. */
function pageOf(html: string): string {
  const quoted = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  return [
    '<!doctype html><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<style>html,body,iframe{margin:0;border:0;width:100%;height:100%}</style>',
    `<iframe sandbox srcdoc="${quoted}"></iframe>`,
  ].join('\n');
}
