import { compareMessages, type LocalMessage } from './local-message.ts';

const chunkSize = 512;

/** All messages of a chat in order, without copies. */
export interface MessageListView {
  readonly length: number;
  /** The message at a place counted from the oldest; undefined outside the list. */
  at(index: number): LocalMessage | undefined;
  /** Place of a message counted from the oldest, -1 when it is not here. */
  indexOf(id: string): number;
  get(id: string): LocalMessage | undefined;
  /** Messages from one place up to, and without, another. */
  range(from: number, to: number): readonly LocalMessage[];
}

/**
 * A sorted list in chunks: a message goes in by binary search and moves at most one chunk, so that a list of 100,000
 * takes a burst in any order. Ids are unique.
 */
export class MessageList implements MessageListView {
  readonly #byId = new Map<string, LocalMessage>();
  #chunks: LocalMessage[][] = [];

  get length(): number {
    return this.#byId.size;
  }

  get newest(): LocalMessage | undefined {
    return this.#chunks.at(-1)?.at(-1);
  }

  get(id: string): LocalMessage | undefined {
    return this.#byId.get(id);
  }

  at(index: number): LocalMessage | undefined {
    if (index < 0) return undefined;
    let rest = index;
    for (const chunk of this.#chunks) {
      if (rest < chunk.length) return chunk[rest];
      rest -= chunk.length;
    }
    return undefined;
  }

  indexOf(id: string): number {
    const message = this.#byId.get(id);
    if (message === undefined) return -1;
    const chunkIndex = this.#chunkFor(message);
    const before = this.#chunks.slice(0, chunkIndex).reduce((sum, chunk) => sum + chunk.length, 0);
    return before + placeIn(this.#chunks[chunkIndex] ?? [], message);
  }

  range(from: number, to: number): readonly LocalMessage[] {
    // From the end, where nearly every question is about.
    const parts: LocalMessage[][] = [];
    let end = this.length;
    for (let index = this.#chunks.length - 1; index >= 0 && end > from; index -= 1) {
      const chunk = this.#chunks[index] ?? [];
      const start = end - chunk.length;
      if (start < to) parts.push(chunk.slice(Math.max(from - start, 0), Math.min(to - start, chunk.length)));
      end = start;
    }
    const [newest = []] = parts;
    return parts.length < 2 ? newest : parts.reverse().flat();
  }

  /** Puts a message in, or in the stead of the one with its id, at the place that its order gives. */
  put(message: LocalMessage): void {
    const known = this.#byId.get(message.id);
    if (known !== undefined) this.#takeOut(known);
    this.#byId.set(message.id, message);
    const last = this.#chunks.at(-1);
    const newest = last?.at(-1);
    if (last === undefined || (newest !== undefined && compareMessages(newest, message) < 0)) {
      if (last === undefined || last.length >= chunkSize) this.#chunks.push([message]);
      else last.push(message);
      return;
    }
    const index = this.#chunkFor(message);
    const chunk = this.#chunks[index] ?? last;
    chunk.splice(placeIn(chunk, message), 0, message);
    if (chunk.length > chunkSize) this.#chunks.splice(index + 1, 0, chunk.splice(chunkSize / 2));
  }

  delete(id: string): boolean {
    const message = this.#byId.get(id);
    if (message === undefined) return false;
    this.#takeOut(message);
    return this.#byId.delete(id);
  }

  #takeOut(message: LocalMessage): void {
    const index = this.#chunkFor(message);
    const chunk = this.#chunks[index] ?? [];
    chunk.splice(placeIn(chunk, message), 1);
    if (chunk.length === 0) this.#chunks.splice(index, 1);
  }

  /** First chunk whose last message is not before this one. */
  #chunkFor(message: LocalMessage): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const last = this.#chunks[middle]?.at(-1);
      if (last !== undefined && compareMessages(last, message) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Place of the first message of a chunk that is not before this one. */
function placeIn(chunk: readonly LocalMessage[], message: LocalMessage): number {
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = chunk[middle];
    if (other !== undefined && compareMessages(other, message) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
