/** What the commands need of the world: somewhere to write, the settings, the time, the files. Handed in by `main.ts`. */
import type { Clock } from '../clock.ts';

export interface CliSettings {
  /** The running server, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string | null;
  readonly adminPassword: string | null;
}

export interface CliWorld {
  readonly settings: CliSettings;
  readonly clock: Clock;
  /** To standard output, with a line end. */
  print(line: string): void;
  /** To standard error, as it is. */
  note(text: string): void;
  /** Whether a person watches standard error. */
  readonly isWatched: boolean;
}

/** 0 done, 1 not found, not ready or failed, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** A failure whose text tells a person what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
