/** The names people sign in with: what one may look like, and when two are the same. */

/** With this name, or none, one signs in with the admin password. */
export const adminName = 'admin';

/** Two names with the same key are one name, however they are written. */
export function personKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
