/**
 * Where the next page of a list goes on: behind the last item of the page before, by its id. A position would tell its
 * reader how much there is of other organizations.
 */

/** Whether a list of ours can have given it out. */
export function isCursor(text: string): boolean {
  return /^(?:inb|msg)_[0-9a-f]{32}$/.test(text);
}
