import { describe, expect, test } from 'vitest';
import { type Config, readConfig, variablesHelp } from '../src/config.ts';

/** The contract's variables with their defaults as `--help` shows them. */
const defaults: Readonly<Record<string, string>> = {
  ALLOWED_DOMAINS: 'inbox.test',
  HTTP_HOST: '::',
  HTTP_PORT: '8025',
  SMTP_HOST: '::',
  SMTP_PORT: '2525',
  DATABASE_URL: 'file:./data/inbox.db',
  DATABASE_AUTH_TOKEN: 'none',
  API_KEY: 'made and printed at the first start',
  ADMIN_PASSWORD: 'made and printed at the first start',
  METRICS_TOKEN: 'none',
  PUBLIC_URL: 'derived from the request',
  SMTP_SIZE_BYTES_MAX: '26214400',
  SMTP_CONNECTIONS_MAX: '1000',
  SMTP_CONNECTIONS_PER_ADDRESS_MAX: '50',
  SMTP_TLS_CERT_FILE: 'a fresh self-signed one',
  SMTP_TLS_KEY_FILE: 'a fresh self-signed one',
  RETENTION_DAYS: '0',
  RETENTION_BYTES_MAX: '0',
  THROTTLE_BURST: '120',
  THROTTLE_PER_SECOND: '20',
  TRUSTED_PROXIES: 'none',
  BLOCKLIST_ADD: 'none',
  BLOCKLIST_ALLOW: 'none',
  LOG_LEVEL: 'info',
  LOG_FORMAT: 'pretty on a terminal, else json',
};

const prefixed = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`EMAIL_INBOX_${name}`, value]));

function accepted(settings: Readonly<Record<string, string>>): Config {
  const result = readConfig(prefixed(settings));
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

function problems(settings: Readonly<Record<string, string>>): readonly string[] {
  const result = readConfig(prefixed(settings));
  return result.ok ? [] : result.problems;
}

describe('defaults', () => {
  test('an empty environment is a whole configuration', () => {
    expect(accepted({})).toMatchObject({
      ALLOWED_DOMAINS: new Set(['inbox.test']),
      HTTP_HOST: '::',
      HTTP_PORT: 8025,
      SMTP_HOST: '::',
      SMTP_PORT: 2525,
      DATABASE_URL: 'file:./data/inbox.db',
      DATABASE_AUTH_TOKEN: null,
      API_KEY: null,
      ADMIN_PASSWORD: null,
      PUBLIC_URL: null,
      SMTP_SIZE_BYTES_MAX: 26_214_400,
      SMTP_CONNECTIONS_MAX: 1_000,
      SMTP_CONNECTIONS_PER_ADDRESS_MAX: 50,
      SMTP_TLS_CERT_FILE: null,
      SMTP_TLS_KEY_FILE: null,
      THROTTLE_BURST: 120,
      THROTTLE_PER_SECOND: 20,
      TRUSTED_PROXIES: null,
      LOG_LEVEL: 'info',
      LOG_FORMAT: null,
    });
  });

  test.each(Object.keys(defaults))('an empty or blank %s counts as unset', (name) => {
    expect(accepted({ [name]: '' })).toEqual(accepted({}));
    expect(accepted({ [name]: ' \t' })).toEqual(accepted({}));
  });

  test.each(Object.entries(defaults))('--help shows %s with its default: %s', (name, shown) => {
    const lines = variablesHelp().split('\n');
    const at = lines.indexOf(`  EMAIL_INBOX_${name}`);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lines[at + 1]?.trim()).not.toBe('');
    expect(lines[at + 2]).toBe(`      default: ${shown}`);
  });
});

const key = `sk_live_${'a'.repeat(22)}`;

describe('values that are taken', () => {
  test.each<[keyof Config & string, string, unknown]>([
    ['ALLOWED_DOMAINS', 'Inbox.Test, mail.example.org', new Set(['inbox.test', 'mail.example.org'])],
    ['ALLOWED_DOMAINS', 'bücher.example', new Set(['xn--bcher-kva.example'])],
    ['HTTP_PORT', '0', 0],
    ['SMTP_PORT', '65535', 65_535],
    ['HTTP_HOST', '[::1]', '::1'],
    ['SMTP_HOST', '127.0.0.1', '127.0.0.1'],
    ['DATABASE_URL', 'file:/var/lib/inboxd/inbox.db', 'file:/var/lib/inboxd/inbox.db'],
    ['DATABASE_URL', 'libsql://db.example.org', 'libsql://db.example.org'],
    ['API_KEY', key, key],
    ['ADMIN_PASSWORD', 'correct horse', 'correct horse'],
    ['ADMIN_PASSWORD', ' correct horse ', ' correct horse '],
    ['ADMIN_PASSWORD', 'correct horse\r\n', 'correct horse'],
    ['PUBLIC_URL', 'https://mail.example.org/', 'https://mail.example.org'],
    ['SMTP_SIZE_BYTES_MAX', '1024', 1_024],
    ['THROTTLE_PER_SECOND', '0.5', 0.5],
    ['BLOCKLIST_ADD', 'acme,bolt', ['acme', 'bolt']],
    ['BLOCKLIST_ALLOW', 'steam', ['steam']],
    ['RETENTION_DAYS', '0', 0],
    ['LOG_LEVEL', 'trace', 'trace'],
    ['LOG_FORMAT', 'pretty', 'pretty'],
  ])('%s=%s', (name, text, value) => {
    expect(accepted({ [name]: text })[name]).toEqual(value);
  });
});

describe('values that are refused, with the name and what it must be', () => {
  test.each([
    ['ALLOWED_DOMAINS', 'b@r', /host names separated by commas.*"b@r"/],
    ['ALLOWED_DOMAINS', 'inbox.test,', /an empty entry/],
    ['ALLOWED_DOMAINS', '-inbox.test', /"-inbox\.test"/],
    ['ALLOWED_DOMAINS', `${'a'.repeat(64)}.test`, /host names/],
    ['HTTP_PORT', 'abc', /whole number from 0 to 65535/],
    ['HTTP_PORT', '65536', /whole number from 0 to 65535/],
    ['HTTP_PORT', '-1', /whole number/],
    ['HTTP_PORT', '80.5', /whole number/],
    ['HTTP_PORT', '0x50', /whole number/],
    ['SMTP_PORT', '1e3', /whole number/],
    ['SMTP_PORT', '٢٥', /whole number/],
    ['HTTP_HOST', 'not a host', /address or host name/],
    ['SMTP_HOST', 'http://x', /address or host name/],
    ['DATABASE_URL', './inbox.db', /must be file:PATH/],
    ['DATABASE_URL', 'file:', /must be file:PATH/],
    ['DATABASE_URL', 'file::memory:', /must be a file on the disk/],
    ['DATABASE_URL', 'file:inbox.db?mode=ro', /must be file:PATH/],
    ['DATABASE_URL', 'file://host/inbox.db', /must be file:PATH/],
    ['DATABASE_URL', 'postgres://db', /must be file:PATH/],
    ['DATABASE_URL', 'wss://db.example.org', /must be file:PATH/],
    ['DATABASE_URL', 'libsql://db.example.org?authToken=s3cret', /EMAIL_INBOX_DATABASE_AUTH_TOKEN/],
    ['DATABASE_URL', 'http://user:s3cret@db.example.org', /EMAIL_INBOX_DATABASE_AUTH_TOKEN/],
    ['API_KEY', 'sk_live_short', /sk_live_ followed by at least 22/],
    ['API_KEY', `sk_test_${'a'.repeat(30)}`, /sk_live_/],
    ['API_KEY', `${key}!`, /sk_live_/],
    ['ADMIN_PASSWORD', 'short', /12 to 200 characters/],
    ['PUBLIC_URL', 'mail.example.org', /http:\/\/ or https:\/\//],
    ['PUBLIC_URL', 'ftp://mail.example.org', /http:\/\/ or https:\/\//],
    ['PUBLIC_URL', 'https://user:pass@mail.example.org', /http:\/\/ or https:\/\//],
    ['PUBLIC_URL', 'https://mail.example.org/?a=b', /http:\/\/ or https:\/\//],
    ['SMTP_SIZE_BYTES_MAX', '25MB', /whole number from 1024 to/],
    ['SMTP_SIZE_BYTES_MAX', '1023', /whole number from 1024 to/],
    ['SMTP_CONNECTIONS_MAX', '0', /whole number from 1/],
    ['SMTP_CONNECTIONS_PER_ADDRESS_MAX', 'many', /whole number from 1/],
    ['RETENTION_DAYS', '-7', /whole number from 0/],
    ['RETENTION_BYTES_MAX', '1e9', /whole number from 0/],
    ['SENDER_AUTH', 'yes', /one of on, off/],
    ['THROTTLE_BURST', '0', /whole number from 1/],
    ['THROTTLE_PER_SECOND', '0', /number above 0/],
    ['THROTTLE_PER_SECOND', 'NaN', /number above 0/],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /IP addresses or CIDR ranges/],
    ['TRUSTED_PROXIES', 'proxy.example.org', /IP addresses or CIDR ranges/],
    ['BLOCKLIST_ADD', 'a b c ,,', /terms that cannot be used/],
    ['LOG_LEVEL', 'loud', /one of trace, debug, info, warn, error, fatal, silent/],
    ['LOG_LEVEL', 'constructor', /one of trace/],
    ['LOG_FORMAT', 'xml', /one of pretty, json/],
  ])('%s=%s', (name, text, message) => {
    const told = problems({ [name]: text });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`^EMAIL_INBOX_${name} `));
    expect(told[0]).toMatch(message);
  });

  test.each(['API_KEY', 'ADMIN_PASSWORD'])('what is wrong in %s is not repeated', (name) => {
    expect(problems({ [name]: 'sk_live_s3cret' }).join()).not.toContain('s3cret');
  });

  test('a certificate without its key, and a key without its certificate', () => {
    for (const name of ['SMTP_TLS_CERT_FILE', 'SMTP_TLS_KEY_FILE']) {
      expect(problems({ [name]: '/etc/tls.pem' })).toEqual([
        'EMAIL_INBOX_SMTP_TLS_CERT_FILE and EMAIL_INBOX_SMTP_TLS_KEY_FILE must be set together',
      ]);
    }
  });

  test('everything that is wrong is told at once', () => {
    const told = problems({ SMTP_PORT: 'abc', ALLOWED_DOMAINS: 'foo,,b@r', LOG_LEVEL: 'loud', API_KEY: 'x' });
    expect(told.map((problem) => problem.split(' ')[0])).toEqual([
      'EMAIL_INBOX_ALLOWED_DOMAINS',
      'EMAIL_INBOX_SMTP_PORT',
      'EMAIL_INBOX_API_KEY',
      'EMAIL_INBOX_LOG_LEVEL',
    ]);
    expect(told[0]).toMatch(/an empty entry.*"b@r"/);
  });
});

test('a variable with our prefix that nobody reads is a warning, not a refusal', () => {
  const result = readConfig({ EMAIL_INBOX_SMTP_PROT: '25', PATH: '/bin', EMAIL_INBOX_HTTP_PORT: '1' });
  expect(result).toMatchObject({
    ok: true,
    warnings: ['EMAIL_INBOX_SMTP_PROT is not a variable of this service'],
  });
});
