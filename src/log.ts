/**
 * Structured logs. Lines carry fields, never built text, so nothing from the network can forge a line; keys, codes and
 * bodies are not logged at all, and what looks like a key in a field is taken out once more.
 */
import { pino } from 'pino';
import { prettyFactory } from 'pino-pretty';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface LogOptions {
  readonly level: LogLevel;
  readonly format: 'pretty' | 'json';
  /** Of the pretty form: for a terminal only, as a file or a pipe keeps the controls as they are. */
  readonly isColoured: boolean;
  /** Where lines go; each call is one line with its line end. */
  write(line: string): void;
}

const keyLike = /sk_live_[\w-]+/g;

export function makeLogger({ level, format, isColoured, write }: LogOptions): Logger {
  const masked = (line: string) => write(line.replace(keyLike, 'sk_live_…'));
  // Its function, not its stream: what still is in a stream when the process ends is lost.
  const pretty = format === 'pretty' ? prettyFactory({ colorize: isColoured, ignore: 'pid,hostname' }) : null;
  const destination = { write: (line: string) => masked(pretty === null ? line : pretty(line)) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
