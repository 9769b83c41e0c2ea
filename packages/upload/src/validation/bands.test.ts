import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BandName, DEFAULT_BANDS, partRange, planTransfer } from './bands.ts';

const oss = { minPart: 102_400, maxPart: 5 * 1024 ** 3, maxParts: 10_000, singleMax: 5 * 1024 ** 3 };
const s3 = { ...oss, minPart: 5 * 1024 ** 2 };

type Row = readonly [string, number, number, BandName, number, number, number, 'whole' | 'chunked'];

/** Title; size with 1024 and with 1000; band; parts with 1024 and with 1000; parallel; hashing. */
const BOUNDARIES: readonly Row[] = [
  ['smallest', 1, 1, 'single', 1, 1, 1, 'whole'],
  ['at 10 MB', 10_485_760, 10_000_000, 'single', 1, 1, 1, 'whole'],
  ['10 MB + 1', 10_485_761, 10_000_001, 'middle', 11, 10, 1, 'whole'],
  ['at 100 MB', 104_857_600, 100_000_000, 'middle', 100, 96, 1, 'whole'],
  ['100 MB + 1', 104_857_601, 100_000_001, 'large', 101, 96, 4, 'whole'],
  ['at 1 GB', 1_073_741_824, 1_000_000_000, 'large', 1024, 954, 4, 'whole'],
  ['1 GB + 1', 1_073_741_825, 1_000_000_001, 'large', 1025, 954, 4, 'chunked'],
  ['4 GB - 1', 4_294_967_295, 3_999_999_999, 'large', 4096, 3815, 4, 'chunked'],
];

describe('size bands at their boundaries (UV9)', () => {
  for (const [title, size1024, size1000, band, parts1024, parts1000, parallel, hashing] of BOUNDARIES) {
    test.each([
      [1024, size1024, parts1024],
      [1000, size1000, parts1000],
    ] as const)(`${title}, unit %i`, (unit, size, partCount) => {
      const plan = planTransfer(size, oss, { unit });
      expect(plan).toEqual({
        band,
        partSize: band === 'single' ? size : 1_048_576,
        partCount,
        parallel,
        hashing,
      });
    });
  }
});

const sizes = fc.integer({ min: 1, max: 4 * 1024 ** 3 - 1 });
const limits = fc.constantFrom(oss, s3);
const settings = fc.record({
  unit: fc.constantFrom(1000, 1024),
  bands: fc.constantFrom(DEFAULT_BANDS, { ...DEFAULT_BANDS, partSize: 'auto' }, { ...DEFAULT_BANDS, partSize: 1 }),
});

test('parts tile the file, are not below the minimum of the storage, and not too many (UV10)', () => {
  fc.assert(
    fc.property(sizes, limits, settings, (size, storage, { unit, bands }) => {
      const { band, partSize, partCount } = planTransfer(size, storage, { unit, bands });
      expect(partCount).toBeLessThanOrEqual(storage.maxParts);
      if (band !== 'single') expect(partSize).toBeGreaterThanOrEqual(storage.minPart);
      let end = 0;
      for (const partNumber of [1, 2, partCount - 1, partCount].filter((n) => n >= 1 && n <= partCount)) {
        const range = partRange(size, partSize, partNumber);
        expect(range.start).toBe((partNumber - 1) * partSize);
        expect(range.end - range.start).toBe(partNumber < partCount ? partSize : size - range.start);
        expect(range.end).toBeGreaterThan(range.start);
        end = range.end;
      }
      expect(end).toBe(size);
    }),
  );
});

test('an S3 storage raises the part to its own minimum (UV10)', () => {
  expect(planTransfer(12 * 1024 ** 2, s3, { unit: 1024 })).toMatchObject({ partSize: 5 * 1024 ** 2, partCount: 3 });
});

test('parts of automatic size grow with the file, from 1 to 16 MiB (UV10)', () => {
  const bands = { ...DEFAULT_BANDS, partSize: 'auto' } as const;
  const partSize = (size: number) => planTransfer(size, oss, { unit: 1024, bands }).partSize / 1024 ** 2;
  expect([20 * 1024 ** 2, 512 * 1024 ** 2, 600 * 1024 ** 2, 4 * 1024 ** 3 - 1].map(partSize)).toEqual([1, 1, 2, 8]);
});

test('the width of the middle band and what a single put may hold are settings (UV9)', () => {
  const bands = { ...DEFAULT_BANDS, middle: { parallel: 4 } };
  expect(planTransfer(50 * 1024 ** 2, oss, { unit: 1024, bands }).parallel).toBe(4);
  expect(planTransfer(9_000_000, { ...oss, singleMax: 8_000_000 }, { unit: 1024 }).band).toBe('middle');
});
