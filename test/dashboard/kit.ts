/** A real browser at the real service: what the tests of the dashboard and the screenshots share. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { deliver } from '../support/sender.ts';
import type { TestService } from '../support/service.ts';
import { adminPassword } from './password.ts';

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const wholePath = wholeBrowsers.find((place) => existsSync(place));
/** The same engine without what is around a page, which is half of the work. */
const engines = ['/usr/bin/chromium-headless-shell'];
/** Undefined where there is none. */
export const browserPath = engines.find((place) => existsSync(place)) ?? wholePath;

/** False skips what needs a browser, which is an error where everything has to be there. */
export const hasBrowser = wholePath !== undefined;
if (!hasBrowser && process.env.CI === 'true')
  throw new Error(`no browser: none of ${wholeBrowsers.join(', ')}`);
if (!hasBrowser) console.log('skipped: the tests in a browser need chromium (apt-get install chromium)');

export interface BrowserOptions {
  /** As a person has it, with what is around a page: what it fetches ahead, and which networks it lets a page reach. */
  readonly whole?: boolean;
  /** Further switches of the command line. */
  readonly args?: readonly string[];
}

export function openBrowser({ whole = false, args = [] }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = whole ? wholePath : browserPath;
  if (executablePath === undefined) throw new Error('there is no browser');
  // Without animations of its own, which a busy machine leaves off in the midst.
  const plain = ['--no-sandbox', '--disable-gpu', '--disable-smooth-scrolling'];
  return chromium.launch({ executablePath, args: [...plain, ...args] });
}

export { adminPassword };

/** Signed in, and wherever that leads. */
export async function signIn(
  page: Page,
  service: TestService,
  name = '',
  password = adminPassword,
): Promise<void> {
  await page.goto(`${service.url}/signin`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/signin'));
}

/** A new window, with what it asks for, what of that was answered, and what it complains about. */
export async function newWindow(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{
  context: BrowserContext;
  page: Page;
  requests: string[];
  answered: string[];
  complaints: string[];
}> {
  const context = await browser.newContext(options);
  // Sooner than a test is given up, so that the failure names what was waited for.
  context.setDefaultTimeout(30_000);
  const requests: string[] = [];
  const answered: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('response', (response) => answered.push(response.url()));
  context.on('weberror', (error) => complaints.push(error.error().message));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, requests, answered, complaints };
}

export interface Part {
  readonly type: string;
  readonly body: string;
  readonly headers?: readonly string[];
}

/** A mail of several parts, or of one. */
export function mailWith(
  subject: string,
  parts: readonly Part[],
  from = 'Acme <no-reply@acme.test>',
): string {
  const boundary = 'a-boundary-that-no-part-holds';
  const head = [`From: ${from}`, 'To: qa@inbox.test', `Subject: ${subject}`, 'MIME-Version: 1.0'];
  const blocks = parts.map(({ type, body, headers = [] }) =>
    [`Content-Type: ${type}`, ...headers, '', body].join('\r\n'),
  );
  const [only] = blocks;
  if (parts.length === 1 && only !== undefined) return [...head, only, ''].join('\r\n');
  const kind = parts.some(({ headers }) => headers !== undefined) ? 'mixed' : 'alternative';
  return [
    ...head,
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...blocks.flatMap((block) => [`--${boundary}`, block]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

export const htmlPart = (body: string): Part => ({ type: 'text/html; charset=utf-8', body });
export const textPart = (body: string): Part => ({ type: 'text/plain; charset=utf-8', body });

export async function send(service: TestService, to: string, mail: string): Promise<string> {
  const reply = await deliver(service.smtp.port, { to, mail });
  return /msg_\w+/.exec(reply)?.[0] ?? reply;
}
