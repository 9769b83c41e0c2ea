import type { CoreChanges } from './core-events.ts';

/** Collects what changed until it is taken. */
export class Changes {
  #chats = false;
  #pending = false;
  #openId = false;
  #messages = new Set<string>();
  #unread = new Set<string>();

  chats(): void {
    this.#chats = true;
  }

  pending(): void {
    this.#pending = true;
  }

  openId(): void {
    this.#openId = true;
  }

  /** Messages of a chat, and with them its record. */
  messages(chatId: string): void {
    this.#messages.add(chatId);
    this.#chats = true;
  }

  /** The unread list of a chat, and with it its record. */
  unread(chatId: string): void {
    this.#unread.add(chatId);
    this.#chats = true;
  }

  /** Everything since it was last taken; null when nothing changed. */
  take(): CoreChanges | null {
    const hasChanged = this.#chats || this.#pending || this.#openId || this.#messages.size > 0 || this.#unread.size > 0;
    if (!hasChanged) return null;
    const taken: CoreChanges = {
      chats: this.#chats,
      messages: this.#messages,
      unread: this.#unread,
      pending: this.#pending,
      openId: this.#openId,
    };
    this.#chats = this.#pending = this.#openId = false;
    this.#messages = new Set();
    this.#unread = new Set();
    return taken;
  }
}
