import type { PlaceRange } from '../ports/store.ts';

/** Most places that are delivered late; of more it is for the client to ask. */
const MOST_PLACES = 200;

interface Delivered {
  /** From here to `upTo` everything was delivered. Of what lies below nothing is known. */
  low: number;
  upTo: number;
  /** Delivered places that lie apart. */
  readonly apart: Set<number>;
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
    const delivered = this.#of(chatId, seq, nowMs);
    if (isDelivered(delivered, seq)) return false;
    delivered.apart.add(seq);
    join(delivered);
    return true;
  }

  /** What of a range, and of the hole before it, is still to be delivered; nothing when all was. */
  missing({ chatId, from, to }: PlaceRange, nowMs: number): PlaceRange | undefined {
    const delivered = this.#of(chatId, from, nowMs);
    const oldest = to - MOST_PLACES + 1;
    if (delivered.upTo < oldest - 1) giveUpBelow(delivered, oldest);
    let first = Math.max(Math.min(from, delivered.low), oldest);
    while (first <= to && isDelivered(delivered, first)) first += 1;
    return first > to ? undefined : { chatId, from: first, to };
  }

  /** Forgets chats that nobody has asked for since. */
  forget(beforeMs: number): void {
    for (const [chatId, { usedAt }] of this.#chats) if (usedAt < beforeMs) this.#chats.delete(chatId);
  }

  #of(chatId: string, first: number, nowMs: number): Delivered {
    const known = this.#chats.get(chatId);
    if (known !== undefined) {
      known.usedAt = nowMs;
      return known;
    }
    const delivered = { low: first, upTo: first - 1, apart: new Set<number>(), usedAt: nowMs };
    this.#chats.set(chatId, delivered);
    return delivered;
  }
}

function isDelivered({ low, upTo, apart }: Delivered, seq: number): boolean {
  return (low <= seq && seq <= upTo) || apart.has(seq);
}

function join(delivered: Delivered): void {
  while (delivered.apart.delete(delivered.upTo + 1)) delivered.upTo += 1;
  while (delivered.apart.delete(delivered.low - 1)) delivered.low -= 1;
}

/** Holes below are left to the clients, or they would be kept for ever. */
function giveUpBelow(delivered: Delivered, oldest: number): void {
  delivered.upTo = oldest - 1;
  delivered.low = Math.min(delivered.low, oldest);
  for (const seq of delivered.apart) if (seq < oldest) delivered.apart.delete(seq);
  join(delivered);
}
