import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredPart } from '../ports/storage.ts';
import { partRange } from '../validation/bands.ts';
import { type PartEvent, type PartLedger, partCount, partLength, planParts, reduceParts } from './part-ledger.ts';
import { completedParts, countParts, isComplete, mismatchedParts, nextPart, storedBytes } from './part-queries.ts';

const digestOf = (partNumber: number): string => `md5-${partNumber}`;

/** Sizes around the borders of a part, one byte to either side. */
const sizes = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(8, 9, 64), fc.constantFrom(-1, 0, 1))
  .map(([count, partSize, off]) => ({ size: Math.max(1, count * partSize + off), partSize }));

function events(count: number): fc.Arbitrary<PartEvent> {
  const partNumber = fc.integer({ min: 1, max: count });
  return fc.oneof(
    partNumber.map((n): PartEvent => ({ type: 'sent', partNumber: n })),
    partNumber.map((n): PartEvent => ({ type: 'acknowledged', partNumber: n, etag: digestOf(n) })),
    partNumber.map((n): PartEvent => ({ type: 'doubted', partNumber: n })),
    partNumber.map((n): PartEvent => ({ type: 'refused', partNumber: n })),
    partNumber.map((n): PartEvent => ({ type: 'mismatched', partNumber: n })),
  );
}

function listing(ledger: PartLedger, kept: ReadonlySet<number>): readonly StoredPart[] {
  return ledger.parts.flatMap((_, index) =>
    kept.has(index + 1)
      ? [{ partNumber: index + 1, etag: digestOf(index + 1), size: partLength(ledger, index + 1) }]
      : [],
  );
}

const digests = (ledger: PartLedger): readonly string[] => ledger.parts.map((_, index) => digestOf(index + 1));

const runs = process.env.TEST_DEEP ? 10_000 : 1_000;

describe('part ledger', () => {
  test('RS1: parts tile the file without gap or overlap, all but the last of the same size', () => {
    fc.assert(
      fc.property(sizes, ({ size, partSize }) => {
        const ledger = planParts(size, partSize);
        const ranges = ledger.parts.map((_, index) => partRange(size, partSize, index + 1));
        expect(ranges[0]?.start).toBe(0);
        expect(ranges.at(-1)?.end).toBe(size);
        for (const [index, range] of ranges.entries()) {
          expect(range.start).toBe(index === 0 ? 0 : ranges[index - 1]?.end);
          const length = range.end - range.start;
          expect(length > 0 && (index === ranges.length - 1 ? length <= partSize : length === partSize)).toBe(true);
        }
        expect(ranges).toHaveLength(partCount(size, partSize));
      }),
      { numRuns: runs },
    );
  });

  test('RS2: whatever happened before, a listing leaves as stored exactly what the storage has', () => {
    fc.assert(
      fc.property(
        sizes.chain(({ size, partSize }) => {
          const count = partCount(size, partSize);
          const numbers = fc.uniqueArray(fc.integer({ min: 1, max: count }));
          return fc.tuple(fc.constant({ size, partSize }), fc.array(events(count), { maxLength: 60 }), numbers);
        }),
        ([{ size, partSize }, happened, kept]) => {
          const before = happened.reduce(reduceParts, planParts(size, partSize));
          const stored = listing(before, new Set(kept));
          const after = reduceParts(before, { type: 'listed', stored, digests: digests(before) });
          expect(completedParts(after)).toEqual(stored);
          expect(countParts(after, 'uncertain')).toBe(0);
          expect(reduceParts(after, { type: 'listed', stored, digests: digests(before) })).toEqual(after);
        },
      ),
      { numRuns: runs },
    );
  });

  test('RS2: an acknowledged part stays so until the storage or a comparison says otherwise', () => {
    fc.assert(
      fc.property(
        sizes.chain(({ size, partSize }) =>
          fc.tuple(fc.constant({ size, partSize }), fc.array(events(partCount(size, partSize)), { maxLength: 60 })),
        ),
        ([{ size, partSize }, happened]) => {
          let ledger = planParts(size, partSize);
          for (const event of happened) {
            const done = new Set(completedParts(ledger).map((part) => part.partNumber));
            ledger = reduceParts(ledger, event);
            if (event.type === 'mismatched') done.delete(event.partNumber);
            const now = new Set(completedParts(ledger).map((part) => part.partNumber));
            expect([...done].every((partNumber) => now.has(partNumber))).toBe(true);
          }
          expect(storedBytes(ledger)).toBe(completedParts(ledger).reduce((sum, part) => sum + part.size, 0));
        },
      ),
      { numRuns: runs },
    );
  });

  test('RS2: a listed part of another size, or with the ETag of other bytes, is lost', () => {
    const ledger = planParts(20, 8, [
      { partNumber: 1, etag: 'a' },
      { partNumber: 2, etag: 'b' },
    ]);
    const stored = [
      { partNumber: 1, etag: 'a', size: 7 },
      { partNumber: 2, etag: 'x', size: 8 },
      { partNumber: 3, etag: '', size: 4 },
    ];
    const after = reduceParts(ledger, { type: 'listed', stored, digests: ['a', 'b', 'c'] });
    expect(after.parts.map(({ state }) => state)).toEqual(['lost', 'lost', 'done']);
  });

  test('RS3: only planned and lost parts are sent, lowest first; uncertain ones wait for the listing', () => {
    let ledger = planParts(32, 8);
    for (const partNumber of [1, 2]) ledger = reduceParts(ledger, { type: 'sent', partNumber });
    ledger = reduceParts(ledger, { type: 'doubted', partNumber: 1 });
    expect(nextPart(ledger, () => true)).toBe(3);
    ledger = reduceParts(ledger, { type: 'refused', partNumber: 2 });
    expect(nextPart(ledger, () => true)).toBe(2);
    expect(nextPart(ledger, (partNumber) => partNumber > 4)).toBe(0);
    expect(isComplete(ledger)).toBe(false);
  });

  test('RS4: acknowledged parts are compared with the MD5 of our bytes where both are known', () => {
    const ledger = planParts(24, 8, [
      { partNumber: 1, etag: 'a' },
      { partNumber: 2, etag: 'x' },
      { partNumber: 3, etag: '' },
    ]);
    expect(mismatchedParts(ledger, ['a', 'b', 'c'])).toEqual([2]);
    expect(mismatchedParts(ledger, [])).toEqual([]);
    expect(isComplete(ledger)).toBe(true);
    expect(isComplete(reduceParts(ledger, { type: 'reset' }))).toBe(false);
  });
});
