/** The wall clock as a port, so that tests can set it. Nothing else in the house reads the time. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. May step backwards: use `inbox/stamp.ts` for what must not. */
  now(): number;
  /** Milliseconds from an arbitrary moment; never steps backwards. For durations. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
