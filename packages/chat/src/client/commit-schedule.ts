import type { Timers } from './timers.ts';

const frame = 16;
const hiddenFrame = 100;

/**
 * When the state is brought up to date: at once for a single event, once a frame in a burst, ten times a second while
 * nobody looks.
 */
export class CommitSchedule {
  readonly #timers: Timers;
  readonly #monotonic: () => number;
  readonly #isVisible: () => boolean;
  readonly #commit: () => void;
  #committedAt = Number.NEGATIVE_INFINITY;
  #isAsked = false;

  constructor(port: { timers: Timers; monotonic: () => number; isVisible: () => boolean; commit: () => void }) {
    this.#timers = port.timers;
    this.#monotonic = port.monotonic;
    this.#isVisible = port.isVisible;
    this.#commit = port.commit;
  }

  ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const span = this.#isVisible() ? frame : hiddenFrame;
    const since = this.#monotonic() - this.#committedAt;
    if (since >= span) queueMicrotask(() => this.now());
    else this.#timers.set('commit', span - since, () => this.now());
  }

  /** Brings the state up to date, if anything asked for it. */
  now(): void {
    if (!this.#isAsked) return;
    this.#isAsked = false;
    this.#timers.end('commit');
    this.#committedAt = this.#monotonic();
    this.#commit();
  }
}
