/**
 * The configuration: environment variables, read here and nowhere else, validated once, every problem told together.
 * The same table prints `inboxd --help`.
 */
import { z } from 'zod';
import { parseTrustedProxies } from './access/client-address.ts';
import { isKeyShaped } from './access/key.ts';
import { limits } from './limits.ts';
import { domainToALabel } from './mail/address.ts';
import { blocklistTermProblem } from './mail/blocklist.ts';

const prefix = 'EMAIL_INBOX_';

interface Variable<T> {
  readonly schema: z.ZodType<T, string | undefined>;
  readonly default: string;
  readonly help: string;
  /** Blanks around it are a part of it. */
  readonly isExact?: true;
}

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

/** A schema over the text of a variable; `parse` throws an Error whose message says what the value must be. */
function parsed<T>(parse: (text: string) => T): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not valid' });
      return z.NEVER;
    }
  });
}

function variable<T>(schema: z.ZodType<T, string>, fallback: string | null, shown: string, help: string) {
  const withDefault = schema.optional().transform((value) => value as T);
  const complete = fallback === null ? withDefault : z.string().default(fallback).pipe(schema);
  return { schema: complete as unknown as z.ZodType<T, string | undefined>, default: shown, help };
}

const required = <T>(schema: z.ZodType<T, string>, fallback: string, help: string): Variable<T> =>
  variable(schema, fallback, fallback, help);

const optional = <T>(schema: z.ZodType<T, string>, help: string, shown = 'none'): Variable<T | null> => {
  const made = variable(schema, null, shown, help);
  return {
    ...made,
    schema: made.schema.transform((value) => value ?? null) as z.ZodType<T | null, string | undefined>,
  };
};

const wholeNumber = (min: number, max: number) =>
  parsed((text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}`);
    return value;
  });

const positiveNumber = (max: number) =>
  parsed((text) => {
    const value = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value > 0 && value <= max)) throw new Error(`must be a number above 0, at most ${max}`);
    return value;
  });

const host = parsed((text) => {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  if (!/^[\w.:%-]{1,255}$/.test(bare))
    throw new Error('must be an address or host name to listen on, such as :: or 127.0.0.1');
  return bare;
});

const allowedDomains = parsed((text): ReadonlySet<string> => {
  const items = list(text);
  const wrong = items.filter((item) => domainToALabel(item) === null);
  if (wrong.length > 0) {
    const named = wrong.map((item) => (item === '' ? 'an empty entry' : JSON.stringify(item))).join(', ');
    throw new Error(`must be host names separated by commas, such as inbox.test,example.org; not ${named}`);
  }
  return new Set(items.map((item) => domainToALabel(item)!));
});

const databaseUrl = parsed((text) => {
  if (/^file:.*:memory:$/.test(text))
    throw new Error('must be a file on the disk: a 250 promises more than memory can keep');
  if (/^file:.+/.test(text) && !text.includes('?') && !text.includes('#') && !/^file:\/\/[^/]/.test(text))
    return text;
  if (!/^(https?|libsql):\/\/\S+$/.test(text) || !URL.canParse(text)) {
    throw new Error('must be file:PATH, or the http://, https:// or libsql:// address of a libSQL server');
  }
  // The address is shown and logged; a secret in it would be too.
  const { username, password, search } = new URL(text);
  if (username !== '' || password !== '' || search !== '') {
    throw new Error(
      'must have neither a user nor a query: the token goes into EMAIL_INBOX_DATABASE_AUTH_TOKEN',
    );
  }
  return text;
});

const apiKey = parsed((text) => {
  if (!isKeyShaped(text)) {
    throw new Error(
      `must be sk_live_ followed by at least ${limits.keySecretCharsMin} characters of A-Z a-z 0-9 _ - (it is not shown here)`,
    );
  }
  return text;
});

const passwordChars = `${limits.passwordCharsMin} to ${limits.passwordCharsMax} characters`;

const adminPassword = parsed((text) => {
  if (text.length < limits.passwordCharsMin || text.length > limits.passwordCharsMax)
    throw new Error(`must have ${passwordChars} (it is not shown here)`);
  return text;
});

const metricsToken = parsed((text) => {
  const { metricsTokenCharsMin: min, metricsTokenCharsMax: max } = limits;
  if (text.length < min || text.length > max || !/^[\x21-\x7e]*$/.test(text))
    throw new Error(
      `must have ${min} to ${max} visible ASCII characters, without spaces (it is not shown here)`,
    );
  return text;
});

const publicUrl = parsed((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  ) {
    throw new Error('must be an http:// or https:// address, such as https://mail.example.org');
  }
  return url.href.replace(/\/+$/, '');
});

const blocklistAdd = parsed((text): readonly string[] => {
  const items = list(text);
  const problems = items.flatMap((item) => blocklistTermProblem(item) ?? []);
  if (problems.length > 0) throw new Error(`has terms that cannot be used: ${problems.join('; ')}`);
  return items;
});

const trustedProxies = parsed((text) => {
  const result = parseTrustedProxies(text);
  if (!result.ok)
    throw new Error(`must be IP addresses or CIDR ranges separated by commas: ${result.problems.join('; ')}`);
  return result.value;
});

const oneOf = <const T extends string>(...values: readonly T[]) =>
  parsed((text): T => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Error(`must be one of ${values.join(', ')}`);
    return value;
  });

const variables = {
  ALLOWED_DOMAINS: required(
    allowedDomains,
    'inbox.test',
    'domains whose addresses can be inboxes, separated by commas',
  ),
  HTTP_HOST: required(host, '::', 'address the HTTP API listens on; :: takes IPv4 and IPv6'),
  HTTP_PORT: required(wholeNumber(0, 65535), '8025', 'port of the HTTP API; 0 takes any free one'),
  SMTP_HOST: required(host, '::', 'address the SMTP listener listens on'),
  SMTP_PORT: required(wholeNumber(0, 65535), '2525', 'port of the SMTP listener; 0 takes any free one'),
  DATABASE_URL: required(databaseUrl, 'file:./data/inbox.db', 'database file, or address of a libSQL server'),
  DATABASE_AUTH_TOKEN: optional(z.string(), 'token for the libSQL server'),
  API_KEY: optional(
    apiKey,
    'an API key with all scopes in the organization "default"; changing or unsetting it revokes the old one',
    'made and printed at the first start',
  ),
  ADMIN_PASSWORD: {
    ...optional(
      adminPassword,
      `password of the admin, ${passwordChars}; a change ends the sessions of the admin`,
      'made and printed at the first start',
    ),
    isExact: true,
  },
  METRICS_TOKEN: optional(
    metricsToken,
    'token with which Prometheus reads /metrics; without it there is nothing',
  ),
  PUBLIC_URL: optional(
    publicUrl,
    'address under which clients reach the HTTP API',
    'derived from the request',
  ),
  SMTP_SIZE_BYTES_MAX: required(wholeNumber(1024, 134_217_728), '26214400', 'largest mail, in bytes'),
  SMTP_CONNECTIONS_MAX: required(wholeNumber(1, 100_000), '1000', 'SMTP connections at a time'),
  SMTP_CONNECTIONS_PER_ADDRESS_MAX: required(
    wholeNumber(1, 100_000),
    '50',
    'SMTP connections at a time from one address',
  ),
  SMTP_TLS_CERT_FILE: optional(
    z.string(),
    'PEM certificate chain for STARTTLS; read again when it changes',
    'a fresh self-signed one',
  ),
  SMTP_TLS_KEY_FILE: optional(z.string(), 'PEM private key for STARTTLS', 'a fresh self-signed one'),
  SMTP_PROXY_PROTOCOL_FROM: optional(
    trustedProxies,
    'addresses or CIDR ranges of proxies that must send a PROXY header (version 1 or 2)',
  ),
  RETENTION_DAYS: required(
    wholeNumber(0, 36_500),
    '0',
    'days after which mails are deleted; 0 keeps them for ever',
  ),
  RETENTION_BYTES_MAX: required(
    wholeNumber(0, Number.MAX_SAFE_INTEGER),
    '0',
    'bytes of data in the database above which the oldest mails go; 0 lets it grow',
  ),
  SENDER_AUTH: required(
    oneOf('on', 'off').transform((value) => value === 'on') as unknown as z.ZodType<boolean, string>,
    'off',
    'on checks SPF, DKIM and DMARC of every mail by DNS, before it is acknowledged',
  ),
  THROTTLE_BURST: required(wholeNumber(1, 1_000_000), '120', 'requests a key can make at once'),
  THROTTLE_PER_SECOND: required(positiveNumber(1_000_000), '20', 'requests a second a key can make for long'),
  TRUSTED_PROXIES: optional(trustedProxies, 'addresses or CIDR ranges whose X-Forwarded-For counts'),
  BLOCKLIST_ADD: optional(
    blocklistAdd,
    'further protected terms for local parts, separated by commas; those of fewer than six letters as whole words only',
  ),
  BLOCKLIST_ALLOW: optional(parsed(list), 'terms that are not protected here, separated by commas'),
  LOG_LEVEL: required(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'least severe line that is logged; none holds a key, a code or a body',
  ),
  LOG_FORMAT: optional(oneOf('pretty', 'json'), 'pretty or json', 'pretty on a terminal, else json'),
} as const satisfies Record<string, Variable<unknown>>;

/** Read by commands that talk to a running server. */
const clientVariables = {
  URL: optional(publicUrl, 'the running server, for commands other than serve', 'http://localhost:HTTP_PORT'),
} as const satisfies Record<string, Variable<unknown>>;

const all = { ...variables, ...clientVariables };

export type Config = { readonly [K in keyof typeof all]: z.output<(typeof all)[K]['schema']> };

export type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** @param environment As in `process.env`; an empty value counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, isExact }] of Object.entries<Variable<unknown>>(all)) {
    const given = environment[prefix + name];
    const bare = given?.trim();
    // The end of a line is never meant: files of secrets have it.
    const text = isExact ? given?.replace(/[\r\n]+$/, '') : bare;
    const result = schema.safeParse(bare === '' ? undefined : text);
    if (result.success) values[name] = result.data;
    else problems.push(...result.error.issues.map((issue) => `${prefix}${name} ${issue.message}`));
  }
  const config = values as unknown as Config;
  if ((config.SMTP_TLS_CERT_FILE === null) !== (config.SMTP_TLS_KEY_FILE === null)) {
    problems.push(`${prefix}SMTP_TLS_CERT_FILE and ${prefix}SMTP_TLS_KEY_FILE must be set together`);
  }
  if (problems.length > 0) return { ok: false, problems };
  const warnings = Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !(name.slice(prefix.length) in all))
    .map((name) => `${name} is not a variable of this service`);
  return { ok: true, config, warnings };
}

/** The environment this process was started with. */
export function environment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** The variables' part of `inboxd --help`. */
export function variablesHelp(): string {
  return Object.entries(all)
    .map(([name, { default: shown, help }]) => `  ${prefix}${name}\n      ${help}\n      default: ${shown}`)
    .join('\n');
}
