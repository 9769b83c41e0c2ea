import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, laterMark, nothingRead } from './read-mark.ts';
import { SeqRanges } from './seq-ranges.ts';

const range = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(8)).map(([from, more]) => [from, from + more] as const);

describe('places of a chat that are here', () => {
  it('are told with what is missing between them (GA1)', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1 }), (added) => {
        const ranges = new SeqRanges();
        const model = new Set<number>();
        for (const [from, to] of added) {
          ranges.add(from, to);
          for (let seq = from; seq <= to; seq += 1) model.add(seq);
        }
        const first = Math.min(...model);
        const last = Math.max(...model);
        expect([ranges.first, ranges.last]).toEqual([first, last]);
        const missing = new Set(ranges.holes().flatMap(([from, to]) => listOf(from, to)));
        expect(missing).toEqual(new Set(listOf(first, last).filter((seq) => !model.has(seq))));
        expect(listOf(0, 70).filter((seq) => ranges.has(seq))).toEqual(listOf(0, 70).filter((seq) => model.has(seq)));
      }),
    );
  });

  it('are none at first, and none of an impossible range (GA1)', () => {
    const ranges = new SeqRanges();
    ranges.add(5, 4);
    ranges.add(0, 3);
    expect([ranges.first, ranges.last, ranges.holes()]).toEqual([0, 0, []]);
  });
});

describe('read marks', () => {
  const mark = fc.record({ seq: fc.nat(50), timestamp: fc.nat(50) });

  it('merge in any order and any number of times, and never go back (RD1)', () => {
    fc.assert(
      fc.property(mark, mark, mark, (a, b, c) => {
        expect(laterMark(a, laterMark(b, c))).toEqual(laterMark(laterMark(c, a), b));
        expect(laterMark(a, a)).toBe(a);
        expect(laterMark(a, b).seq).toBeGreaterThanOrEqual(a.seq);
      }),
    );
  });

  it('cover by place where there is one, else by time (RD1)', () => {
    expect(covers({ seq: 4, timestamp: 0 }, { seq: 4, timestamp: 99 })).toBe(true);
    expect(covers({ seq: 4, timestamp: 99 }, { seq: 5, timestamp: 1 })).toBe(false);
    expect(covers({ seq: 0, timestamp: 7 }, { seq: 5, timestamp: 7 })).toBe(true);
    expect(covers(nothingRead, { timestamp: 1 })).toBe(false);
  });
});

function listOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
