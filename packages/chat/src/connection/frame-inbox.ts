import type { Clock } from '../ports/environment.ts';

/** Longest work on frames without letting the page draw, and the pause after which a new slice begins; in ms. */
const slice = 4;
const sliceRest = 16;

/**
 * Texts from the socket in the order of their coming, read at once as long as they are few; a burst is read in slices
 * of 4 ms, so that the page stays responsive.
 */
export class FrameInbox {
  readonly #clock: Clock;
  readonly #read: (text: unknown) => void;
  #waiting: unknown[] = [];
  #sliceEndedAt = Number.NEGATIVE_INFINITY;
  #spent = 0;
  #timer: unknown = null;

  constructor(clock: Clock, read: (text: unknown) => void) {
    this.#clock = clock;
    this.#read = read;
  }

  put(text: unknown): void {
    this.#waiting.push(text);
    if (this.#timer === null) this.#readSlice();
  }

  /** Reads everything that waits, however long it takes: nothing comes after it. */
  drain(): void {
    this.#stopTimer();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const text of waiting) this.#read(text);
  }

  /** Throws away what waits. */
  clear(): void {
    this.#stopTimer();
    this.#waiting = [];
  }

  #stopTimer(): void {
    this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  #readSlice(): void {
    const began = this.#clock.monotonic();
    if (began - this.#sliceEndedAt >= sliceRest) this.#spent = 0;
    let now = began;
    let index = 0;
    const texts = this.#waiting;
    while (index < texts.length && this.#spent + now - began < slice) {
      this.#read(texts[index]);
      index += 1;
      // Reading a frame may have ended the connection, and with it what waits.
      if (this.#waiting !== texts) return;
      now = this.#clock.monotonic();
    }
    texts.splice(0, index);
    this.#spent += now - began;
    this.#sliceEndedAt = now;
    if (texts.length === 0) return;
    this.#timer = this.#clock.setTimeout(() => {
      this.#timer = null;
      this.#spent = 0;
      this.#readSlice();
    }, 0);
  }
}
