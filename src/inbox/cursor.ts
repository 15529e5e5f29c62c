/**
 * Where the next page of a list goes on: behind the last item of the page before, by its id. A position would tell its
 * reader how much there is of other organizations.
 */

/** Of what a list is: the prefix of the ids of its items. */
export type Listed = 'inb' | 'msg';

/** Whether a list of ours, of these items, can have given it out. */
export function isCursor(text: string, listed: Listed): boolean {
  return text.startsWith(`${listed}_`) && /^[0-9a-f]{32}$/.test(text.slice(listed.length + 1));
}
