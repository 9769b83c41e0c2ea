interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes what comes in one turn of the event loop, and what comes while the last write runs, together: one commit for
 * many. One write at a time, so that items keep their order: when a write fails, what waits behind it fails with it.
 */
export class GroupCommit<Item, Outcome> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly #most: number;
  #waiting: Waiting<Item, Outcome>[] = [];
  #isBusy = false;

  /** @param most items of one write */
  constructor(write: (items: readonly Item[]) => Promise<readonly Outcome[]>, most: number) {
    this.#write = write;
    this.#most = most;
  }

  /** Resolves with the item's outcome once it is written; rejects when the write that held it failed. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        const outcomes = await this.#write(batch.map(({ item }) => item));
        batch.forEach(({ resolve, reject }, index) => {
          const outcome = outcomes[index];
          if (outcome === undefined) reject(new Error('a write gave fewer outcomes than it had items'));
          else resolve(outcome);
        });
      } catch (error) {
        for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
      }
    }
    this.#isBusy = false;
  }
}
