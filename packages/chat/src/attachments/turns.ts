/**
 * Lets what becomes ready in any order go on in the order in which it was begun, for each key by itself: files that are
 * uploaded side by side so arrive in a chat as they were chosen.
 */
export class Turns {
  /** Settles, well in any case, when everything that was begun under the key is over. */
  readonly #over = new Map<string, Promise<unknown>>();

  /**
   * Calls `go` with what `ready` gives, after everything that was begun under the key before has gone or failed.
   *
   * @param ready must settle: what follows waits for it
   * @returns what `go` returns; rejects as `ready` or `go` does, and then holds up nothing
   */
  take<Value, Result>(
    key: string,
    ready: Promise<Value>,
    go: (value: Value) => Result | Promise<Result>,
  ): Promise<Result> {
    const before = this.#over.get(key);
    // Not Promise.all: a failure is told at once.
    const gone = ready.then(async (value) => {
      await before;
      return await go(value);
    });
    const over: Promise<unknown> = Promise.allSettled([before, gone]).then(() => {
      if (this.#over.get(key) === over) this.#over.delete(key);
    });
    this.#over.set(key, over);
    return gone;
  }
}
