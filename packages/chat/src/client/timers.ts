import type { Clock } from '../ports/environment.ts';

/** Timers by name: a name has one timer at most, and all of them can be ended at once. */
export class Timers {
  readonly #clock: Clock;
  readonly #byName = new Map<string, unknown>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Runs once after the delay in ms; an earlier timer of the name is ended. */
  set(name: string, delay: number, run: () => void): void {
    this.end(name);
    const timer = this.#clock.setTimeout(() => {
      this.#byName.delete(name);
      run();
    }, delay);
    this.#byName.set(name, timer);
  }

  end(name: string): void {
    if (!this.#byName.has(name)) return;
    this.#clock.clearTimeout(this.#byName.get(name));
    this.#byName.delete(name);
  }

  endAll(): void {
    for (const name of [...this.#byName.keys()]) this.end(name);
  }
}
