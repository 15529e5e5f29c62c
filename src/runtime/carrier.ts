/** What a program inside the single executable is handed: the things that lie beside a program elsewhere. */
export interface Carrier {
  /** @throws when the executable holds nothing of that name. */
  asset(name: string): Uint8Array;
  /** The script that starts a thread with the program of that name. */
  bootOf(name: string): string;
}
