import type { SeqRange } from '../protocol/frames.ts';

/** Which places of a chat are here, as ranges that neither touch nor overlap; both ends included. */
export class SeqRanges {
  #ranges: SeqRange[] = [];

  get all(): readonly SeqRange[] {
    return this.#ranges;
  }

  /** How many ranges there are. */
  get count(): number {
    return this.#ranges.length;
  }

  /** Lowest place that is here; 0 when none is. */
  get first(): number {
    return this.#ranges[0]?.[0] ?? 0;
  }

  /** Highest place that is here. */
  get last(): number {
    return this.#ranges.at(-1)?.[1] ?? 0;
  }

  has(seq: number): boolean {
    return this.#ranges.some(([from, to]) => from <= seq && seq <= to);
  }

  add(from: number, to: number): void {
    if (to < from || from < 1) return;
    const start = this.#firstEndingAt(from - 1);
    let end = start;
    while (end < this.#ranges.length && (this.#ranges[end]?.[0] ?? 0) <= to + 1) end += 1;
    const first = this.#ranges[start];
    const last = this.#ranges[end - 1];
    const isApart = start === end || first === undefined || last === undefined;
    const merged: SeqRange = isApart ? [from, to] : [Math.min(from, first[0]), Math.max(to, last[1])];
    this.#ranges.splice(start, end - start, merged);
  }

  /** Index of the first range that ends at a place or above it. */
  #firstEndingAt(place: number): number {
    let low = 0;
    let high = this.#ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** What is missing between the first and the last place, lowest first. */
  holes(): readonly SeqRange[] {
    return this.#ranges.slice(1).map(([from], index): SeqRange => [(this.#ranges[index]?.[1] ?? 0) + 1, from - 1]);
  }

  clear(): void {
    this.#ranges = [];
  }
}
