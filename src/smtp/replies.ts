/**
 * Everything the SMTP door can say: reply code (RFC 5321), enhanced status code (RFC 3463) and text. No other
 * file knows a code, and no text repeats what a client sent. The table of errors is translated here, once.
 */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';

export interface Reply {
  readonly code: number;
  /** Null where RFC 2034 wants none: greeting, HELO, EHLO and the 3xx replies. */
  readonly enhanced: string | null;
  /** Several lines make a multi-line reply. */
  readonly text: string | readonly string[];
  /** The connection is closed once this is said; nothing that follows on it is read as a command. */
  readonly closes: boolean;
}

function reply(code: number, enhanced: string | null, text: string | readonly string[]): Reply {
  // RFC 5321 section 3.8: 221 and 421 are the two codes that themselves announce the end.
  return { code, enhanced, text, closes: code === 221 || code === 421 };
}

function closing(code: number, enhanced: string, text: string): Reply {
  return { code, enhanced, text: `${text}; closing the connection`, closes: true };
}

/** The bytes of a reply. Texts are ours and ASCII; the host name and message ids are, too. */
export function wireForm({ code, enhanced, text }: Reply): string {
  const prefix = enhanced === null ? '' : `${enhanced} `;
  if (typeof text === 'string') return `${code} ${prefix}${text}\r\n`;
  const last = text.length - 1;
  return text.map((line, index) => `${code}${index === last ? ' ' : '-'}${prefix}${line}\r\n`).join('');
}

export function hello(hostname: string): Reply {
  return reply(250, null, hostname);
}

/** What EHLO offers; each of these works, and nothing that works is missing. */
export function extendedHello(hostname: string, sizeBytesMax: number, offersTls: boolean): Reply {
  const lines = [
    hostname,
    'PIPELINING',
    '8BITMIME',
    'SMTPUTF8',
    'ENHANCEDSTATUSCODES',
    `SIZE ${sizeBytesMax}`,
  ];
  return reply(250, null, offersTls ? [...lines, 'STARTTLS'] : lines);
}

/** The mail is on the disk for every recipient. */
export function stored(messageId: string): Reply {
  return reply(250, '2.0.0', `Stored as ${messageId}`);
}

/** What a failed use case becomes. Anything unknown is our fault and temporary: the sender keeps the mail. */
export function failure(error: unknown): Reply {
  if (error instanceof AppError) {
    if (error.code === 'storage_full') return replies.storageFull;
    // Those that were there at RCPT are gone by the end of the message.
    if (error.code === 'inbox_not_found') return replies.noSuchInbox;
    if (error.code === 'shutting_down') return replies.shuttingDown;
  }
  return replies.localError;
}

export const replies = {
  // The course of a session
  goodbye: reply(221, '2.0.0', 'Bye'),
  done: reply(250, '2.0.0', 'Ok'),
  senderOk: reply(250, '2.1.0', 'Sender ok'),
  recipientOk: reply(250, '2.1.5', 'Recipient ok'),
  goAhead: reply(354, null, 'End the message with a line that holds only a dot'),
  readyForTls: reply(220, '2.0.0', 'Ready to start TLS'),
  help: reply(214, '2.0.0', 'EHLO HELO MAIL RCPT DATA RSET NOOP VRFY STARTTLS QUIT'),
  willTry: reply(252, '2.0.0', 'Addresses are checked at RCPT'),

  // Commands that cannot be
  unknownCommand: reply(500, '5.5.1', 'Command not recognized'),
  notOffered: reply(502, '5.5.1', 'Command not offered'),
  authNotOffered: reply(502, '5.5.1', 'Authentication is neither offered nor needed'),
  notAllowed: reply(550, '5.7.1', 'Command not allowed'),
  undecodable: reply(500, '5.5.2', 'The command is not valid UTF-8'),
  needsName: reply(501, '5.5.4', 'Give exactly one argument: your host name'),
  needsNoArgument: reply(501, '5.5.4', 'The command takes no argument'),
  needsArgument: reply(501, '5.5.4', 'The command needs an argument'),
  helloFirst: reply(503, '5.5.1', 'Send EHLO or HELO first'),
  mailFirst: reply(503, '5.5.1', 'Send MAIL FROM first'),
  mailTwice: reply(503, '5.5.1', 'A message is already under way; RSET abandons it'),
  noRecipients: reply(554, '5.5.1', 'No valid recipients'),
  tlsActive: reply(503, '5.5.1', 'TLS is already active'),
  tlsUnavailable: reply(454, '4.7.0', 'TLS is not available at the moment'),

  // Addresses and their parameters
  badSender: reply(501, '5.1.7', 'Syntax: MAIL FROM:<local@domain>, or MAIL FROM:<> for none'),
  badRecipient: reply(501, '5.1.3', 'Syntax: RCPT TO:<local@domain>'),
  badParameter: reply(501, '5.5.4', 'A parameter has a wrong value or is given twice'),
  unknownParameter: reply(555, '5.5.4', 'A parameter is not offered by EHLO'),
  needsUtf8: reply(553, '5.6.7', 'An address beyond ASCII needs the SMTPUTF8 parameter of MAIL'),
  noSuchInbox: reply(550, '5.1.1', 'No such inbox'),
  foreignDomain: reply(550, '5.7.1', 'Not a domain of this server; it does not relay'),
  tooManyRecipients: reply(
    452,
    '4.5.3',
    `More than ${limits.smtpRecipientsMax} recipients; the first ${limits.smtpRecipientsMax} stand`,
  ),

  // The message
  tooBig: reply(552, '5.3.4', 'The message is over the size limit that EHLO names; nothing was stored'),
  storageFull: reply(452, '4.3.1', 'Storage is full; nothing was stored, try again later'),
  noMemory: reply(452, '4.3.1', 'Too much mail at once; nothing was stored, try again later'),
  localError: reply(451, '4.3.0', 'Storage is not available; nothing was done, try again later'),

  // The end, told by us
  farTooBig: closing(552, '5.3.4', 'The message is far over the size limit; nothing was stored'),
  bareCarriageReturn: closing(554, '5.6.0', 'Bare CR in the message, lines end in CR LF; nothing was stored'),
  bareLineFeed: closing(554, '5.6.0', 'Bare LF in the message, lines end in CR LF; nothing was stored'),
  dataBehindRefusal: closing(554, '5.5.0', 'DATA was refused, but the message came all the same'),
  brokenLine: closing(
    500,
    '5.5.2',
    'A line starts with a command, ends in CR LF and holds no other control character',
  ),
  longLine: closing(500, '5.5.2', `A command line has at most ${limits.smtpCommandBytesMax} bytes`),
  chunkingNotOffered: closing(502, '5.5.1', 'BDAT is not offered by EHLO; use DATA'),
  notHttp: closing(500, '5.5.1', 'This is SMTP, not HTTP'),
  tooManyUnknown: reply(421, '4.7.0', 'Too many unknown commands'),
  tooManyCommands: reply(421, '4.7.0', 'Too many commands without a mail'),
  tooManyConnections: reply(421, '4.3.2', 'Too many connections, try again later'),
  tooManyFromAddress: reply(421, '4.7.0', 'Too many connections from your address, try again later'),
  shuttingDown: reply(421, '4.3.2', 'Shutting down, try again later'),
  timeout: reply(421, '4.4.2', 'Timeout'),
} as const satisfies Readonly<Record<string, Reply>>;
