/** The command line: which command, its configuration, its exit code. 0 done, 1 not found or not ready, 2 wrong usage. */
import { dirname } from 'node:path';
import process from 'node:process';
import type { Running } from './assemble.ts';
import { commandsHelp, isServerCommand, runServerCommand } from './cli/commands.ts';
import { CliError } from './cli/port.ts';
import { systemClock } from './clock.ts';
import { type Config, environment, readConfig, variablesHelp } from './config.ts';
import { limits } from './limits.ts';
import { type Logger, makeLogger } from './log.ts';
import { LogLines } from './loglines.ts';
import {
  buildInfo,
  describeRuntime,
  offerScratchDirectory,
  onSignals,
  originOf,
  StartError,
} from './runtime/index.ts';
import { OpenError } from './store/refusal.ts';

const usage = `inboxd: inboxes for automated tests; receives the mail, hands out the one-time code

Usage:
  inboxd [serve]        serve SMTP and HTTP until stopped
  inboxd healthcheck    exit with 0 when the running server is ready, else with 1
  inboxd --help         this text
  inboxd --version      version, commit and runtime

With a running server; each takes --json, and --help says more:
${commandsHelp()}

Exit codes: 0 done, 1 not found, not ready or failed, 2 wrong usage or configuration.

Environment (the only configuration; an empty value counts as unset):
`;

const readerGone = new AbortController();

async function main(args: readonly string[]): Promise<number> {
  const [command = 'serve', ...rest] = args;
  if (isServerCommand(command)) return serverCommand(args);
  if (rest.length > 0) return complain([`unexpected argument: ${rest[0]}`]);
  switch (command) {
    case '--help':
    case '-h':
    case 'help':
      print(`${usage}${variablesHelp()}`);
      return 0;
    case '--version':
    case '-v':
    case 'version':
      print(`inboxd ${buildInfo.version} (${buildInfo.commit}, ${describeRuntime()})`);
      return 0;
    case 'serve':
      return configured(serve);
    case 'healthcheck':
      return configured(healthcheck);
    default:
      return complain([`unknown ${command.startsWith('-') ? 'option' : 'command'}: ${command}`]);
  }
}

async function configured(
  run: (config: Config, warnings: readonly string[]) => Promise<number>,
): Promise<number> {
  const result = readConfig(environment());
  return result.ok ? run(result.config, result.warnings) : complain(result.problems);
}

async function serve(config: Config, warnings: readonly string[]): Promise<number> {
  isServer = true;
  // On a read-only system the directory of the database may be the only one that can be written.
  if (config.DATABASE_URL.startsWith('file:'))
    offerScratchDirectory(dirname(config.DATABASE_URL.slice('file:'.length)));
  const lines = new LogLines(
    (text, done) => process.stdout.write(text, done),
    (lost) => logger.warn({ lost }, 'lines of the log could not be written and are lost'),
  );
  process.once('exit', () => lines.flush());
  const logger = makeLogger({
    level: config.LOG_LEVEL,
    format: config.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json'),
    isColoured: process.stdout.isTTY === true,
    write: (line) => lines.add(line),
  });
  for (const warning of warnings) logger.warn({}, warning);

  // Signals are taken before anything is up: a stop during the start is a stop, not a crash.
  let signals = 0;
  let askStop = (_signal: string) => {};
  const stopAsked = new Promise<string>((resolve) => {
    askStop = resolve;
  });
  onSignals((signal) => {
    signals++;
    if (signals > 1) process.exit(1);
    askStop(signal);
  });
  readerGone.signal.addEventListener('abort', () => askStop('SIGPIPE'));

  let running: Running;
  try {
    // Loaded here: the other commands need none of it.
    const { assemble } = await import('./assemble.ts');
    const started = assemble(config, systemClock, logger);
    const isStopped = await Promise.race([started.then(() => false), stopAsked.then(() => true)]);
    // A start can hang on what it waits for, such as a database server that accepts and does not answer.
    if (isStopped) return await leaveStart(started, logger);
    running = await started;
  } catch (error) {
    const known = error instanceof OpenError || error instanceof StartError;
    if (!known) logger.error({ err: error }, 'start failed');
    process.stderr.write(`inboxd: ${error instanceof Error ? error.message : 'start failed'}\n`);
    return 1;
  }
  announce(running, config);
  logger.info({ version: buildInfo.version, runtime: describeRuntime() }, 'ready');
  // At once: somebody waits for it, and what is prepared next takes a moment.
  lines.flush();

  const signal = await stopAsked;
  logger.info({ signal }, 'stopping');
  await running.stop();
  logger.info({}, 'stopped');
  return 0;
}

/** Stops what has started, if it gets that far in time; what it waits for is left behind with the process. */
async function leaveStart(started: Promise<Running>, logger: Logger): Promise<number> {
  logger.info({}, 'stopping before the start is done');
  const patience = new Promise<null>((resolve) => setTimeout(resolve, limits.startStopMsMax, null));
  const running = await Promise.race([started, patience]);
  await running?.stop();
  logger.info({ complete: running !== null }, 'stopped');
  return 0;
}

function announce({ smtp, http, firstStart }: Running, config: Config): void {
  print(originOf('smtp', smtp.host, smtp.port));
  print(originOf('http', http.host, http.port));
  if (firstStart === null) return;
  const { adminPassword, apiKey } = firstStart;
  const host = isAnyAddress(config.HTTP_HOST) ? 'localhost' : http.host;
  const base = config.PUBLIC_URL ?? originOf('http', host, http.port);
  if (adminPassword !== null) {
    print(`\nDashboard: ${base}/`);
    print(`Admin password (shown only this once): ${adminPassword}`);
  }
  if (apiKey === null) return;
  const [domain] = config.ALLOWED_DOMAINS;
  print(`API key (shown only this once): ${apiKey}\n`);
  print('Create an inbox:');
  print(
    `curl -sS ${base}/api/v1/emailInbox -H 'Authorization: Bearer ${apiKey}' ` +
      `-H 'Content-Type: application/json' -d '{"email":"qa@${domain}"}'\n`,
  );
}

function isAnyAddress(host: string): boolean {
  return host === '::' || host === '0.0.0.0';
}

/** Where the running server is, seen from the machine it runs on. */
function serverUrl(config: Config): string {
  const host = isAnyAddress(config.HTTP_HOST) ? '127.0.0.1' : config.HTTP_HOST;
  return config.URL ?? originOf('http', host, config.HTTP_PORT);
}

async function serverCommand(args: readonly string[]): Promise<number> {
  const makeWorld = () => {
    const result = readConfig(environment());
    if (!result.ok) return complain(result.problems);
    const { config } = result;
    return {
      settings: {
        url: serverUrl(config),
        apiKey: config.API_KEY,
        adminPassword: config.ADMIN_PASSWORD,
      },
      clock: systemClock,
      print,
      note: (text: string) => process.stderr.write(text),
      isWatched: process.stderr.isTTY === true,
    };
  };
  try {
    const outcome = await runServerCommand(args, makeWorld);
    if (typeof outcome === 'number') return outcome;
    print(outcome.help);
    return 0;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`inboxd: ${error.message}\n`);
    if (error.exitCode === 2) process.stderr.write(`Run inboxd ${args[0]} --help for usage.\n`);
    return error.exitCode;
  }
}

/** For Docker and scripts: asks the running server whether it is ready. */
async function healthcheck(config: Config): Promise<number> {
  const base = serverUrl(config);
  try {
    const response = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const body = (await response.json()) as { message?: string };
    print(response.ok ? 'ready' : (body.message ?? `not ready: status ${response.status}`));
    return response.ok ? 0 : 1;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    print(`not ready: no answer from ${base} (${cause instanceof Error ? cause.message : 'unknown reason'})`);
    return 1;
  }
}

function complain(problems: readonly string[]): 2 {
  process.stderr.write(`${problems.map((problem) => `inboxd: ${problem}`).join('\n')}\n`);
  process.stderr.write('Run inboxd --help for usage and all variables.\n');
  return 2;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Why something could not be printed, other than that nobody reads it: the disk is full, say. */
let outputError: Error | null = null;
/** A server tells of lost lines in its log, as soon as there can be one again. */
let isServer = false;

/**
 * Notices when nobody reads any more what is printed, as behind `| head`: no failure to tell of. A command goes on to its
 * end, so that it leaves nothing half done on the server; a server stops. Where what is printed cannot be kept, a server
 * goes on without its log, and a command has failed.
 */
function watchReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') readerGone.abort();
      else outputError = error;
    });
  }
}

/** Whoever has lost its reader ends as if by SIGPIPE, which Node ignores: with 128 and the number of that signal. */
function end(code: number): never {
  // The event of a write that has failed a moment ago is still to come.
  const isFresh = [process.stdout, process.stderr].some(
    ({ errored }) => (errored as NodeJS.ErrnoException | null)?.code === 'EPIPE',
  );
  if (isFresh || readerGone.signal.aborted) process.exit(141);
  // Of a write that has failed a moment ago, too.
  const unprinted = isServer ? null : (outputError ?? process.stdout.errored);
  if (unprinted !== null) process.stderr.write(`inboxd: what was printed is lost: ${unprinted.message}\n`);
  process.exit(unprinted === null ? code : code || 1);
}

watchReaders();
main(process.argv.slice(2)).then(end, (error: unknown) => {
  process.stderr.write(`inboxd: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
