/**
 * Calls at once for the first of a burst and after the pause for the newest of the rest: marks of reading and of
 * delivery come with every message of a chat, and only the last one counts.
 */
export class MarkPace<Mark> {
  readonly #pauseMs: number;
  readonly #store: (mark: Mark) => void;
  readonly #newer: (mark: Mark, than: Mark) => boolean;
  readonly #pausing = new Map<string, { readonly timer: NodeJS.Timeout; waiting: Mark | undefined }>();

  constructor(pauseMs: number, store: (mark: Mark) => void, newer: (mark: Mark, than: Mark) => boolean) {
    this.#pauseMs = pauseMs;
    this.#store = store;
    this.#newer = newer;
  }

  /** @param key whose mark in which chat */
  add(key: string, mark: Mark): void {
    const pausing = this.#pausing.get(key);
    if (pausing === undefined) {
      this.#store(mark);
      this.#pausing.set(key, { timer: setTimeout(() => this.#due(key), this.#pauseMs), waiting: undefined });
    } else if (pausing.waiting === undefined || this.#newer(mark, pausing.waiting)) {
      pausing.waiting = mark;
    }
  }

  /** Stores what waits and forgets the pauses. */
  flush(): void {
    for (const { timer, waiting } of this.#pausing.values()) {
      clearTimeout(timer);
      if (waiting !== undefined) this.#store(waiting);
    }
    this.#pausing.clear();
  }

  #due(key: string): void {
    const waiting = this.#pausing.get(key)?.waiting;
    this.#pausing.delete(key);
    if (waiting !== undefined) this.add(key, waiting);
  }
}
