import type { Message } from '../protocol/entities.ts';
import { covers, type ReadMark } from './read-mark.ts';

const remembered = 60_000;

/** Chats that were removed a moment ago: frames on their way must not bring them back, newer ones may. */
export class Tombstones {
  readonly #byChat = new Map<string, { readonly mark: ReadMark; readonly untilMs: number }>();

  set(chatId: string, mark: ReadMark, nowMs: number): void {
    this.#byChat.set(chatId, { mark, untilMs: nowMs + remembered });
  }

  blocks(message: Pick<Message, 'chatId' | 'seq' | 'timestamp'>, nowMs: number): boolean {
    const stone = this.#byChat.get(message.chatId);
    if (stone === undefined) return false;
    if (stone.untilMs <= nowMs || !covers(stone.mark, message)) {
      this.#byChat.delete(message.chatId);
      return false;
    }
    return true;
  }

  delete(chatId: string): void {
    this.#byChat.delete(chatId);
  }
}
