/**
 * The looks of held requests, in turns: one mail may wake a thousand of them, and what they ask the database for would
 * stand in the way of all others. So few begin in one turn of the event loop, each payer has few under way, and payers are
 * served one after the other: who has many waits for himself.
 */
import { limits } from '../limits.ts';
import { nextTurn } from '../turn.ts';

export interface Looker {
  readonly payer: string;
  /** Called when it is its turn. Never rejects. */
  look(): Promise<void>;
}

export class Looks {
  /** Those that wait, by payer; whose turn is next comes first. */
  readonly #waiting = new Map<string, Looker[]>();
  readonly #underWayByPayer = new Map<string, number>();
  #begunInThisTurn = 0;

  /** Has it look: now, where there is room, otherwise soon. */
  ask(looker: Looker): void {
    const others = this.#waiting.get(looker.payer);
    if (others === undefined) this.#waiting.set(looker.payer, [looker]);
    else others.push(looker);
    this.#serve();
  }

  #serve(): void {
    for (const [payer, lookers] of this.#waiting) {
      if (this.#begunInThisTurn >= limits.looksInOneTurnMax) return;
      if ((this.#underWayByPayer.get(payer) ?? 0) >= limits.looksOfOnePayerMax) continue;
      const looker = lookers.shift()!;
      this.#waiting.delete(payer);
      // Behind the others, where this loop comes to it again.
      if (lookers.length > 0) this.#waiting.set(payer, lookers);
      this.#begin(looker);
    }
  }

  #begin(looker: Looker): void {
    if (this.#begunInThisTurn === 0) void nextTurn().then(() => this.#beginTurn());
    this.#begunInThisTurn++;
    this.#count(looker.payer, 1);
    void looker.look().then(() => {
      this.#count(looker.payer, -1);
      this.#serve();
    });
  }

  #beginTurn(): void {
    this.#begunInThisTurn = 0;
    this.#serve();
  }

  #count(payer: string, more: number): void {
    const underWay = (this.#underWayByPayer.get(payer) ?? 0) + more;
    if (underWay === 0) this.#underWayByPayer.delete(payer);
    else this.#underWayByPayer.set(payer, underWay);
  }
}
