/** The house checks itself: which room may know which, who reads the environment and the clock, and that nothing lies about unused. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetPlaces } from '../src/runtime/assets.ts';
import { workerFiles } from '../src/runtime/workers.ts';
import { longest } from './support/longest.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.ts', { cwd: root }).sort();
const tests = globSync('test/**/*.ts', { cwd: root }).filter((path) => path !== 'test/house.test.ts');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Without comments: what is said about a thing is not a use of it. */
const codeOf = (path: string): string =>
  textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

/** Imports, re-exports and `import()` of files of the house; packages are not its business. */
function importsOf(path: string): Import[] {
  const statement =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'(\.[^']+)'|import\s*'(\.[^']+)'|import\('(\.[^']+)'\)/g;
  return [...codeOf(path).matchAll(statement)].map((match) => ({
    from: path,
    to: normalize(join(dirname(path), match[2] ?? match[3] ?? match[4]!)),
    typeOnly: match[1] !== undefined,
  }));
}

const imports = sources.flatMap(importsOf);

/** `src/smtp/server.ts` is in `smtp`; files at the top are rooms of their own. */
const roomOf = (path: string): string => path.slice('src/'.length).replace(/\.ts$/, '').split('/')[0]!;

const ground = ['errors', 'limits', 'clock', 'memory', 'load', 'log', 'turn', 'fairqueue'];
const pure = ['mail', 'access', ...ground];

/** What each room may know besides itself; `type` marks rooms of which only the types may be known. */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  main: ['assemble', 'config', 'firststart', 'lifecycle', 'runtime', 'store', 'cli', 'loglines', ...ground],
  assemble: [
    'config',
    'firststart',
    'lifecycle',
    'smtp',
    'http',
    'store',
    'dashboard',
    'parser',
    'senderauth',
    'metrics',
    'runtime',
    'inbox',
    ...pure,
  ],
  config: pure,
  firststart: ['inbox', ...pure],
  lifecycle: ground,
  smtp: ['inbox', 'runtime', ...pure],
  http: ['inbox', 'runtime', ...pure],
  dashboard: ['inbox', 'runtime', ...pure],
  store: ['inbox', 'runtime', ...pure],
  parser: ['inbox', 'runtime', ...pure],
  senderauth: ['inbox', 'runtime', ...pure],
  metrics: ['inbox', ...pure],
  runtime: ground,
  inbox: pure,
  mail: ground,
  access: ground,
  client: [],
  cli: ground,
  log: [],
  loglines: ['limits'],
  errors: [],
  limits: [],
  clock: [],
  memory: [],
  load: [],
  turn: [],
  fairqueue: [],
};

describe('the rooms', () => {
  test('are all on the map', () => {
    expect([...new Set(sources.map(roomOf))].filter((room) => !(room in mayKnow))).toEqual([]);
  });

  test('imports point one way', () => {
    const wrong = imports
      .filter(({ from, to }) => roomOf(from) !== roomOf(to) && !mayKnow[roomOf(from)]?.includes(roomOf(to)))
      .map(({ from, to }) => `${from} must not know ${to}`);
    expect(wrong).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('what runs in the browser knows nothing of the server', () => {
    const inBrowser = (path: string) => path.startsWith('src/dashboard/islands/');
    const wrong = imports.filter(
      ({ from, to }) => inBrowser(from) !== inBrowser(to) && (inBrowser(from) || inBrowser(to)),
    );
    expect(wrong).toEqual([]);
  });

  test('the client runs where there is nothing but fetch', () => {
    const given = sources
      .filter((path) => roomOf(path) === 'client' && path !== 'src/client/playwright.ts')
      .filter((path) => /from '[^.]|\b(?:process|Buffer|require|globalThis\.Deno)\b[.(]/.test(codeOf(path)));
    expect(given).toEqual([]);
  });

  test('smtp, http, dashboard and store never know each other', () => {
    const doors = ['smtp', 'http', 'dashboard', 'store'];
    const wrong = imports.filter(
      ({ from, to }) =>
        doors.includes(roomOf(from)) && doors.includes(roomOf(to)) && roomOf(from) !== roomOf(to),
    );
    expect(wrong).toEqual([]);
  });

  test('main knows of the store only the words of a refusal', () => {
    const known = imports.filter(({ from, to }) => from === 'src/main.ts' && roomOf(to) === 'store');
    expect(known.map(({ to }) => to)).toEqual(['src/store/refusal.ts']);
  });

  test('no file imports itself in a circle', () => {
    const targets = new Map(
      sources.map((path) => [path, importsOf(path).filter(({ typeOnly }) => !typeOnly)]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const { to } of targets.get(path) ?? []) visit(to, [...trail, path]);
      done.add(path);
    };
    for (const path of sources) visit(path, []);
    expect(circles).toEqual([]);
  });
});

/** The lines in which the pattern stands, in all source files but these. */
function linesWith(pattern: RegExp, except: readonly string[]): string[] {
  return sources
    .filter((path) => !except.includes(path))
    .flatMap((path) =>
      codeOf(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}

describe('the outside world', () => {
  test('only config.ts reads the environment', () => {
    const environment = /process\.env|process\['env'\]|Deno\.env/;
    expect(linesWith(environment, ['src/config.ts'])).toEqual([]);
    expect(linesWith(environment, [])).not.toEqual([]);
  });

  test('only clock.ts reads the time', () => {
    // What runs elsewhere, in a browser or in somebody's test, has the clock of that place.
    const there = sources.filter(
      (path) => path.startsWith('src/dashboard/islands/') || roomOf(path) === 'client',
    );
    const time = /\bDate\.now\b|\bperformance\.now\b|\bnew Date\(\)|\bhrtime\b|\bperformance\.timeOrigin\b/;
    expect(linesWith(time, ['src/clock.ts', ...there])).toEqual([]);
    expect(linesWith(time, [])).not.toEqual([]);
  });

  test('only log.ts and main.ts write to the terminal', () => {
    expect(linesWith(/\bconsole\.\w|process\.std(out|err)/, ['src/main.ts'])).toEqual([]);
  });

  test('only the HTTP room and config.ts validate with schemas; the fields of bodies stand in http/wire.ts and appwire.ts', () => {
    const http = sources.filter((path) => roomOf(path) === 'http');
    expect(linesWith(/\bz\.\w*[oO]bject\(/, [...http, 'src/config.ts'])).toEqual([]);
    // A route declares its path parameters itself; those are one line each.
    const bodies = /\bz\.\w*[oO]bject\(\{\s*$/;
    const shapes = ['src/http/wire.ts', 'src/http/appwire.ts', 'src/http/query.ts', 'src/config.ts'];
    expect(linesWith(bodies, shapes)).toEqual([]);
  });

  test('only smtp/replies.ts knows SMTP codes', () => {
    expect(linesWith(/['"`][245][0-9][0-9] [245]\.\d\.\d/, ['src/smtp/replies.ts'])).toEqual([]);
  });
});

/** Longer than a file should be; each with its reason. */
const longFiles: Readonly<Record<string, string>> = {
  'src/limits.ts': 'every bound in one place',
  'src/mail/codes/words/learnt.ts': 'a program has written it',
  'src/mail/links/learnt/tables.ts': 'a program has written it',
};

describe('every file', () => {
  test.each(sources)('%s opens with a comment that says what it is', (path) => {
    const text = textOf(path);
    expect(text).toMatch(/^\/\*\*/);
    expect(
      text
        .slice(0, text.indexOf('*/'))
        .replace(/[/*\s]+/g, ' ')
        .trim().length,
    ).toBeGreaterThan(5);
  });

  test('is at most 350 lines long, apart from the ones named here', () => {
    // Lists of words are data: a language stands in one file, however many words it needs.
    const code = sources.filter((path) => !path.startsWith('src/mail/codes/words/languages/'));
    const long = code.filter((path) => textOf(path).split('\n').length > 351);
    expect(long.filter((path) => !(path in longFiles))).toEqual([]);
    expect(Object.keys(longFiles).filter((path) => !long.includes(path))).toEqual([]);
  });

  test('is used: reachable from the command line, a worker, the client, a page or the bundler', () => {
    const entries = [
      'src/main.ts',
      ...Object.values(workerFiles).map((file) => `src/${file}`),
      ...sources.filter((path) => roomOf(path) === 'client'),
      `src/${assetPlaces.scripts}${assetPlaces.entry}`,
      `src/${assetPlaces.scripts}${assetPlaces.referenceEntry}`,
    ];
    const bundler = textOf('scripts/bundle.ts');
    const reached = new Set([
      ...entries,
      ...sources.filter((path) => bundler.includes(path.slice('src/'.length))),
    ]);
    for (const path of reached) for (const { to } of importsOf(path)) reached.add(to);
    expect(sources.filter((path) => !reached.has(path) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  test('that a thread starts with forbids first of all what would cost it a third of its time', () => {
    const workers = Object.values(workerFiles).map((file) => `src/${file}`);
    expect(workers.filter((path) => !codeOf(path).includes('setThreadFlags(readingFlags);'))).toEqual([]);
  });

  test('imports only files that exist', () => {
    expect(imports.filter(({ to }) => !sources.includes(to))).toEqual([]);
  });

  test('runs first which tests there are', () => {
    expect(longest.filter((name) => !tests.includes(`test/${name}`))).toEqual([]);
  });

  test('leaves no note about what is not done', () => {
    const note = new RegExp(
      `\\b(${['TO', 'FIX', 'X'].map((word, index) => word + ['DO', 'ME', 'XX'][index]).join('|')})\\b`,
    );
    const found = [...sources, ...tests].filter((path) => note.test(textOf(path)));
    expect(found).toEqual([]);
  });

  test('of the tests runs: none is skipped, none runs alone', () => {
    const switched = /\b(test|it|describe)\.(skip|only|todo|fails)\b|\bx(it|describe)\(/;
    expect(tests.filter((path) => switched.test(codeOf(path)))).toEqual([]);
  });
});
