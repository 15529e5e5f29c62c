/** What every step of a start is given. */
import type { Passwords } from '../access/password.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { MakeId } from '../inbox/ids.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Logger } from '../log.ts';

export interface StartContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Told of everything that is up, in this order: it is stopped in the reverse one. */
  readonly lifecycle: Lifecycle;
  readonly makeId: MakeId;
  readonly passwords: Passwords;
  /** The name of this machine. */
  readonly hostname: string;
}
