/** Who is at the other end of one connection or of many, while there is any. */
import { Chain, type Link } from './chain.ts';

export class Client<Connection extends Link<Connection>> implements Link<Client<Connection>> {
  readonly key: string;
  connections = 0;
  /** Those of them that can be spared, the one that could be for longest first. */
  readonly spares = new Chain<Connection>();
  before: Client<Connection> | null = null;
  after: Client<Connection> | null = null;

  constructor(key: string) {
    this.key = key;
  }
}
