import type { SeqRange } from '../protocol/frames.ts';

/** Which places of a chat are here, as ranges that neither touch nor overlap; both ends included. */
export class SeqRanges {
  #ranges: SeqRange[] = [];

  get all(): readonly SeqRange[] {
    return this.#ranges;
  }

  /** Lowest place that is here; 0 when none is. */
  get first(): number {
    return this.#ranges[0]?.[0] ?? 0;
  }

  /** Highest place below which nothing is missing, counted from the first one; 0 when there is none. */
  get contiguous(): number {
    return this.#ranges[0]?.[1] ?? 0;
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
    const tail = this.#ranges.at(-1);
    if (tail !== undefined && from === tail[1] + 1) {
      this.#ranges[this.#ranges.length - 1] = [tail[0], to];
      return;
    }
    const before = this.#ranges.filter((range) => range[1] < from - 1);
    const after = this.#ranges.filter((range) => range[0] > to + 1);
    const touched = this.#ranges.slice(before.length, this.#ranges.length - after.length);
    const merged: SeqRange = [Math.min(from, touched[0]?.[0] ?? from), Math.max(to, touched.at(-1)?.[1] ?? to)];
    this.#ranges = [...before, merged, ...after];
  }

  /** What is missing between the first and the last place, lowest first. */
  holes(): readonly SeqRange[] {
    return this.#ranges.slice(1).map(([from], index): SeqRange => [(this.#ranges[index]?.[1] ?? 0) + 1, from - 1]);
  }

  clear(): void {
    this.#ranges = [];
  }
}
