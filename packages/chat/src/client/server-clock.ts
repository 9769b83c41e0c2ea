import type { Clock } from '../ports/environment.ts';

const sampleCount = 5;

/** The server's time as far as it is known: ours, and the median of what the last answers told of the difference. */
export class ServerClock {
  readonly #clock: Clock;
  #offsets: readonly number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** ms since 1970. */
  now(): number {
    const sorted = this.#offsets.toSorted((left, right) => left - right);
    return this.#clock.now() + (sorted[Math.floor(sorted.length / 2)] ?? 0);
  }

  /** The server said its time just now. */
  told(serverNow: number): void {
    this.#offsets = [...this.#offsets, serverNow - this.#clock.now()].slice(-sampleCount);
  }
}
