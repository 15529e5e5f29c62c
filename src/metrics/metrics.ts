/**
 * What Prometheus is told at `/metrics`. Loaded only where a token for it is set: the library, the measuring of the event
 * loop and the counters exist for nobody else.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { RefusalReason } from '../inbox/attempts.ts';
import type { Meter } from '../inbox/meter.ts';
import { limits } from '../limits.ts';

export interface MetricsOptions {
  readonly clock: Clock;
  readonly version: string;
  readonly commit: string;
  readonly runtime: string;
  heldRequests(): number;
  streams(): number;
  /** Bytes of the database that hold something. */
  databaseBytes(): Promise<number>;
}

/** Named in full, so that every line is there before the first mail is refused for it. */
const reasons = {
  no_such_inbox: true,
  foreign_domain: true,
  malformed: true,
  too_many_recipients: true,
  declared_too_big: true,
  too_big: true,
  far_too_big: true,
  no_memory: true,
  bare_cr: true,
  bare_lf: true,
  not_stored: true,
} as const satisfies Record<RefusalReason, true>;

/** From half a millisecond to what a large mail on a slow disk takes. */
const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function startMetrics(options: MetricsOptions) {
  const { clock } = options;
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const delay = monitorEventLoopDelay({ resolution: limits.metricsLoopMs });
  delay.enable();

  /** When mails with a code were committed that no held request was given yet; the oldest first. */
  const committedAt = new Map<string, number>();
  let inProgress = 0;

  const deliveries = new Counter({
    name: 'inboxd_deliveries_total',
    help: 'Mails by result: accepted, or why a mail or one of its recipients was refused.',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['accepted', ...Object.keys(reasons)]) deliveries.inc({ result }, 0);
  const mails = new Counter({
    name: 'inboxd_mails_total',
    help: 'Accepted mails by whether a one-time code was found in them.',
    labelNames: ['code'],
    registers,
  });
  for (const code of ['found', 'none']) mails.inc({ code }, 0);
  const receiveToCommit = new Histogram({
    name: 'inboxd_receive_to_commit_seconds',
    help: 'From the last byte of a mail to its commit, before the 250.',
    buckets: seconds,
    registers,
  });
  const commitToAnswer = new Histogram({
    name: 'inboxd_commit_to_answer_seconds',
    help: 'From the commit of a code to its answer to a request that was held for it.',
    buckets: seconds,
    registers,
  });
  const requests = new Counter({
    name: 'inboxd_http_requests_total',
    help: 'HTTP requests by method, template of the route and class of the status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });

  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('inboxd_held_requests', 'Requests that are held until something arrives.', options.heldRequests);
  gauge('inboxd_event_streams', 'Open streams of arrivals.', options.streams);
  gauge('inboxd_mails_in_progress', 'Mails between their last byte and their commit.', () => inProgress);
  gauge('inboxd_database_used_bytes', 'Bytes of the database that hold something.', options.databaseBytes);
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage().rss);
  gauge('process_start_time_seconds', 'When the process was started, since the epoch.', () => startedAt);
  const startedAt = clock.now() / 1_000 - process.uptime();
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time of the processor that all threads took.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'inboxd_event_loop_delay_seconds',
    help: 'How late the main thread was since the last time this was asked.',
    labelNames: ['quantile'],
    registers,
    collect() {
      // What the timer takes by itself is no delay.
      const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - limits.metricsLoopMs / 1e3);
      const isEmpty = delay.count === 0;
      this.set({ quantile: '0.5' }, isEmpty ? 0 : late(delay.percentile(50)));
      this.set({ quantile: '0.99' }, isEmpty ? 0 : late(delay.percentile(99)));
      this.set({ quantile: '1' }, isEmpty ? 0 : late(delay.max));
      delay.reset();
    },
  });
  const { version, commit, runtime } = options;
  new Gauge({
    name: 'inboxd_build_info',
    help: 'What is running; always 1.',
    labelNames: ['version', 'commit', 'runtime'],
    registers,
  }).set({ version, commit, runtime }, 1);

  const meter: Meter = {
    mailReceived() {
      const received = clock.monotonic();
      inProgress += 1;
      return {
        committed(messageId, hasCode) {
          const now = clock.monotonic();
          inProgress -= 1;
          receiveToCommit.observe((now - received) / 1_000);
          deliveries.inc({ result: 'accepted' });
          mails.inc({ code: hasCode ? 'found' : 'none' });
          if (!hasCode) return;
          committedAt.set(messageId, now);
          const [oldest] = committedAt.keys();
          if (committedAt.size > limits.metricsCodesMax && oldest !== undefined) committedAt.delete(oldest);
        },
        failed() {
          inProgress -= 1;
        },
      };
    },
    refused: (reason) => deliveries.inc({ result: reason }),
    codeAwaited() {
      const begun = clock.monotonic();
      return (messageId) => {
        const at = committedAt.get(messageId);
        // One that was there already was not waited for.
        if (at !== undefined && at >= begun) commitToAnswer.observe((clock.monotonic() - at) / 1_000);
      };
    },
  };

  return {
    meter,
    /** @param route Its template; null when no route took the request. */
    answered(method: string, route: string | null, status: number): void {
      requests.inc({
        method: methods.has(method) ? method : 'other',
        route: route ?? 'none',
        status: `${Math.floor(status / 100)}xx`,
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    async stop(): Promise<void> {
      delay.disable();
    },
  };
}
