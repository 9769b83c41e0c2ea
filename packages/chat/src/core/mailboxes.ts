import type { Message, ReadReceipt } from '../protocol/entities.ts';

/** A frame that waits until it is known whose chat it belongs to. */
export type Letter =
  | { readonly type: 'message'; readonly message: Message }
  | { readonly type: 'receipt'; readonly receipt: ReadReceipt };

/** Frames of chats that are not known yet, in the order of their coming; other chats go on meanwhile. */
export class Mailboxes {
  readonly #byChat = new Map<string, Letter[]>();
  readonly #capacity: number;

  /** @param capacity most frames that may wait for one chat; later ones are refused */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  has(chatId: string): boolean {
    return this.#byChat.has(chatId);
  }

  /** False when the mailbox is full: what comes after it must be fetched again. */
  put(chatId: string, letter: Letter): boolean {
    const letters = this.#byChat.get(chatId) ?? [];
    if (letters.length >= this.#capacity) return false;
    letters.push(letter);
    this.#byChat.set(chatId, letters);
    return true;
  }

  /** What waits, without taking it. */
  peek(chatId: string): readonly Letter[] {
    return this.#byChat.get(chatId) ?? [];
  }

  /** Empties and closes a mailbox. */
  take(chatId: string): readonly Letter[] {
    const letters = this.#byChat.get(chatId) ?? [];
    this.#byChat.delete(chatId);
    return letters;
  }

  delete(chatId: string): void {
    this.#byChat.delete(chatId);
  }
}
