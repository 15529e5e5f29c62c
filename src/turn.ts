/** A turn of the event loop: what takes long lets others go on between its steps. */

/** Resolves in the next turn, when the sockets and threads that have something now were heard. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
