import type { PlaceRange } from '../ports/store.ts';

/** Most places that are delivered late. */
const MOST_PLACES = 200;

interface Delivered {
  /** Everything up to here was delivered, or was there before this node looked. */
  upTo: number;
  /** Places above a hole. */
  readonly ahead: Set<number>;
  usedAt: number;
}

/**
 * Which places of which chats this node has delivered, so that news that come twice are delivered once and a hole is
 * seen. Chats that are silent are forgotten; what is then delivered again is known to clients by its id.
 */
export class DeliveredPlaces {
  readonly #chats = new Map<string, Delivered>();

  /** Marks a place. @returns false when it had been delivered */
  mark(chatId: string, seq: number, nowMs: number): boolean {
    const delivered = this.#of(chatId, seq - 1, nowMs);
    if (seq <= delivered.upTo || delivered.ahead.has(seq)) return false;
    delivered.ahead.add(seq);
    while (delivered.ahead.delete(delivered.upTo + 1)) delivered.upTo += 1;
    return true;
  }

  /** What of a range, and of the hole before it, is still to be delivered; nothing when all was. */
  missing({ chatId, from, to }: PlaceRange, nowMs: number): PlaceRange | undefined {
    const delivered = this.#of(chatId, from - 1, nowMs);
    // A hole as long as this is for the client to ask about.
    if (to - delivered.upTo > MOST_PLACES) delivered.upTo = to - MOST_PLACES;
    let first = delivered.upTo + 1;
    while (first <= to && delivered.ahead.has(first)) first += 1;
    return first > to ? undefined : { chatId, from: first, to };
  }

  /** Forgets chats that nobody has asked for since. */
  forget(beforeMs: number): void {
    for (const [chatId, { usedAt }] of this.#chats) if (usedAt < beforeMs) this.#chats.delete(chatId);
  }

  #of(chatId: string, upTo: number, nowMs: number): Delivered {
    const known = this.#chats.get(chatId);
    if (known !== undefined) {
      known.usedAt = nowMs;
      return known;
    }
    const delivered = { upTo, ahead: new Set<number>(), usedAt: nowMs };
    this.#chats.set(chatId, delivered);
    return delivered;
  }
}
