/**
 * The argument of MAIL and RCPT, taken apart (RFC 5321 section 4.1.2): the path between the angle brackets as
 * the client wrote it, and the parameters behind it. One pass, no backtracking, no opinion about who lives
 * where. The library's own parser is not used because it rewrites the address before anyone sees it.
 */
import { limits } from '../limits.ts';

export interface PathArgument {
  /** Without the angle brackets; empty for `<>`. Source route and quotes are still in it. */
  readonly path: string;
  /** Keyword in capitals → value, null where there is none. */
  readonly parameters: ReadonlyMap<string, string | null>;
}

export type ParsedPath = PathArgument | 'bad_path' | 'bad_parameter';

const keywordForm = /^[A-Z0-9][A-Z0-9-]*$/;

/**
 * @param argument What follows `MAIL` or `RCPT`, e.g. `FROM:<a@b.test> SIZE=1000`; free of control characters.
 * @param preposition `FROM` or `TO`.
 */
export function parsePathArgument(argument: string, preposition: 'FROM' | 'TO'): ParsedPath {
  const colon = argument.indexOf(':');
  if (colon === -1 || argument.slice(0, colon).trim().toUpperCase() !== preposition) return 'bad_path';
  let start = colon + 1;
  // RFC 5321 forbids spaces here, but many clients written by hand put one, and it is harmless.
  while (argument[start] === ' ') start += 1;
  const end = endOfPath(argument, start);
  if (end === -1) return 'bad_path';
  const path = argument.slice(start + 1, end);
  const rest = argument.slice(end + 1);
  if (rest !== '' && !rest.startsWith(' ')) return 'bad_path';
  const parameters = parseParameters(rest);
  return parameters === null ? 'bad_parameter' : { path, parameters };
}

/** Index of the `>` that closes the path, or -1. Only a quoted local part may hold spaces and brackets. */
function endOfPath(text: string, start: number): number {
  if (text[start] !== '<') return -1;
  let quoted = false;
  for (let index = start + 1; index < text.length; index += 1) {
    const char = text[index];
    if (quoted && char === '\\') index += 1;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && char === '>') return index;
    else if (!quoted && (char === '<' || char === ' ')) return -1;
  }
  return -1;
}

function parseParameters(text: string): ReadonlyMap<string, string | null> | null {
  const parameters = new Map<string, string | null>();
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const equals = word.indexOf('=');
    const keyword = (equals === -1 ? word : word.slice(0, equals)).toUpperCase();
    const value = equals === -1 ? null : word.slice(equals + 1);
    if (!keywordForm.test(keyword) || value === '' || parameters.has(keyword)) return null;
    parameters.set(keyword, value);
  }
  return parameters;
}

/**
 * The reverse-path to keep: without its source route (RFC 5321 appendix F.2: accepted and ignored), empty for
 * the null sender, null when it is no address.
 */
export function senderOf(path: string): string | null {
  if (path === '') return '';
  const routeEnd = path.startsWith('@') ? path.indexOf(':') : 0;
  if (routeEnd < 0) return null;
  const address = routeEnd > 0 ? path.slice(routeEnd + 1) : path;
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1) return null;
  return Buffer.byteLength(address) > limits.addressOctetsMax ? null : address;
}
