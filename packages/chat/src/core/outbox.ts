import type { Message } from '../protocol/entities.ts';

/** A message that the server has not stored yet. */
export interface OutboxEntry {
  readonly message: Message;
  /** `queued`: not on the wire; `sending`: on it; `held`: the server asked to wait; `failed`: only a retry moves it. */
  readonly state: 'queued' | 'sending' | 'held' | 'failed';
  /** How often it went out on a connection that stayed without an answer. */
  readonly attempts: number;
}

/** Own messages on their way, in the order in which they were written. */
export class Outbox {
  readonly #entries = new Map<string, OutboxEntry>();
  readonly #capacity: number;

  /** @param capacity most messages that may wait */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get isFull(): boolean {
    return this.#entries.size >= this.#capacity;
  }

  get entries(): readonly OutboxEntry[] {
    return [...this.#entries.values()];
  }

  get(id: string): OutboxEntry | undefined {
    return this.#entries.get(id);
  }

  add(message: Message): void {
    this.#entries.set(message.id, { message, state: 'queued', attempts: 0 });
  }

  set(id: string, change: Partial<Omit<OutboxEntry, 'message'>>): OutboxEntry | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    const changed = { ...entry, ...change };
    this.#entries.set(id, changed);
    return changed;
  }

  delete(id: string): boolean {
    return this.#entries.delete(id);
  }

  /**
   * What may go out now: oldest first, no more than so many on the wire at once, and nothing of a chat past an older
   * message of it that is held back.
   */
  next(inFlight: number): readonly OutboxEntry[] {
    const blocked = new Set<string>();
    const ready: OutboxEntry[] = [];
    let room = inFlight - this.entries.filter(({ state }) => state === 'sending').length;
    for (const entry of this.#entries.values()) {
      const { chatId } = entry.message;
      if (entry.state === 'held') blocked.add(chatId);
      if (entry.state !== 'queued' || blocked.has(chatId)) continue;
      if (room <= 0) break;
      room -= 1;
      ready.push(entry);
    }
    return ready;
  }
}
