/**
 * Mails that are still being read when others are ready for their commit. One commit of many costs much less than several
 * of few, so those that are ready wait a moment for the others; a mail with no other behind it does not wait at all.
 */
import { limits } from '../limits.ts';

export class Gathering {
  #coming = 0;
  /** Of the commit that waits: looks again whether it still should. */
  #look = () => {};

  /** A mail is being read. @returns To be called once, when it has been. */
  announce(): () => void {
    this.#coming += 1;
    return () => {
      this.#coming -= 1;
      this.#look();
    };
  }

  /**
   * Resolves when no mail is being read any more, when so many are ready that one more saves little, or when the time is up.
   * @param ready How many there are at the moment.
   */
  wait(ready: () => number): Promise<void> {
    const isComplete = () => this.#coming === 0 || ready() >= limits.commitGatherMailsMax;
    return new Promise((resolve) => {
      if (isComplete()) return resolve();
      const end = () => {
        clearTimeout(timer);
        this.#look = () => {};
        resolve();
      };
      const timer = setTimeout(end, limits.commitGatherMsMax);
      this.#look = () => {
        if (isComplete()) end();
      };
    });
  }
}
