/** What the benchmarks run against: services on databases of their own, and the references in a process of theirs. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryPath } from '../support/binary.ts';
import { type Service, startService } from '../support/process.ts';
import { type MailDev, startMailDev } from './maildev.ts';

/** Ports of servers that do next to nothing. */
export interface References {
  /** smtp-server as it comes, that drops the mail. */
  readonly smtp: number;
  /** A bare node:http server with a constant answer. */
  readonly http: number;
}

export interface Inbox {
  readonly id: string;
  readonly email: string;
}

export interface StageOptions {
  readonly database: string | null;
  readonly isLong: boolean;
  /** The directory in which MailDev is installed; null for wherever it may be. */
  readonly maildev: string | null;
}

export class Stage {
  readonly references: References;
  /** A filled database to measure on, or null for none. */
  readonly database: string | null;
  readonly isLong: boolean;
  readonly directory: string;
  readonly #maildev: string | null;
  readonly #command: readonly [string, ...string[]];
  readonly #running = new Set<Service>();
  readonly #rivals = new Set<MailDev>();
  readonly #stopReferences: () => void;

  constructor(
    references: References,
    stopReferences: () => void,
    directory: string,
    command: readonly [string, ...string[]],
    options: StageOptions,
  ) {
    this.references = references;
    this.#stopReferences = stopReferences;
    this.directory = directory;
    this.#command = command;
    this.database = options.database;
    this.isLong = options.isLong;
    this.#maildev = options.maildev;
  }

  /**
   * @param database A file or the address of a server; without either a new file.
   * @param environment Beside the settings.
   */
  async service(
    database: string | null = null,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Service> {
    const cwd = await mkdtemp(join(this.directory, 'service-'));
    const settings = {
      THROTTLE_BURST: '1000000',
      THROTTLE_PER_SECOND: '1000000',
      SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000',
      DATABASE_URL: database?.startsWith('http:') ? database : `file:${database ?? join(cwd, 'inbox.db')}`,
    };
    const service = await startService({ command: this.#command, cwd, settings, environment });
    this.#running.add(service);
    return service;
  }

  /** A new one, to be stopped by whoever asked for it; null where it is not installed. */
  async maildev(): Promise<MailDev | null> {
    const rival = await startMailDev(this.#maildev);
    if (rival !== null) this.#rivals.add(rival);
    return rival;
  }

  async stop(service: Service): Promise<void> {
    this.#running.delete(service);
    await service.stop();
  }

  async end(): Promise<void> {
    await Promise.all([...this.#running].map((service) => service.stop()));
    for (const rival of this.#rivals) rival.stop();
    this.#stopReferences();
    await rm(this.directory, { recursive: true, force: true });
  }
}

export async function makeStage(options: StageOptions): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), 'inboxd-bench-'));
  const command = [await binaryPath()] as const;
  const reference = fork(join(import.meta.dirname, 'reference.ts'));
  const [references] = (await once(reference, 'message')) as [References];
  return new Stage(references, () => reference.kill(), directory, command, options);
}

/** The inbox of this address, made when there is none. */
export async function inboxOf(service: Service, email: string): Promise<Inbox> {
  const known = await service.api('GET', `/api/v1/emailInbox?q=${encodeURIComponent(email)}`);
  const same = (known.body as { data: Inbox[] }).data.find((inbox) => inbox.email === email);
  if (same !== undefined) return same;
  return ((await service.api('POST', '/api/v1/emailInbox', { email })).body as { data: Inbox }).data;
}
