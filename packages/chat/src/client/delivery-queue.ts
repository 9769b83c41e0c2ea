import type { Delivered } from '../protocol/frames.ts';
import type { Timers } from './timers.ts';

/** ms. With the pause so few go out that no limit on frames is met, however many chats a sync has filled. */
const pause = 500;
const mostAtOnce = 20;

/**
 * Confirmations that messages are here, on their way out: of each chat only the newest, some twice a second. What is
 * lost with a connection is said again after the next sync.
 */
export class DeliveryQueue {
  readonly #timers: Timers;
  readonly #send: (delivered: Delivered) => void;
  readonly #waiting = new Map<string, Delivered>();

  constructor(timers: Timers, send: (delivered: Delivered) => void) {
    this.#timers = timers;
    this.#send = send;
  }

  add(delivered: Delivered): void {
    this.#waiting.set(delivered.chatId, delivered);
    if (!this.#timers.has('deliveries')) this.#wait();
  }

  clear(): void {
    this.#waiting.clear();
    this.#timers.end('deliveries');
  }

  #wait(): void {
    this.#timers.set('deliveries', pause, () => {
      for (const delivered of [...this.#waiting.values()].slice(0, mostAtOnce)) {
        this.#waiting.delete(delivered.chatId);
        this.#send(delivered);
      }
      if (this.#waiting.size > 0) this.#wait();
    });
  }
}
