import type { ReadReceipt } from '../protocol/entities.ts';

/** Receipts on their way out: of each chat only the newest, a quarter of a second after the first, at most once a wait. */
export class ReceiptQueue {
  readonly #waiting = new Map<string, ReadReceipt>();

  /** True when a flush has to be timed. */
  add(receipt: ReadReceipt): boolean {
    const isFirst = this.#waiting.size === 0;
    const known = this.#waiting.get(receipt.chatId);
    if (known === undefined || isLater(receipt, known)) this.#waiting.set(receipt.chatId, receipt);
    return isFirst;
  }

  /** Sends what waits; what cannot be sent waits on. */
  flush(send: (receipt: ReadReceipt) => boolean): void {
    for (const [chatId, receipt] of [...this.#waiting]) {
      if (send(receipt)) this.#waiting.delete(chatId);
    }
  }
}

function isLater(receipt: ReadReceipt, other: ReadReceipt): boolean {
  return (receipt.seq ?? 0) > (other.seq ?? 0) || receipt.timestamp > other.timestamp;
}
