import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFileHashing } from './hash-files.ts';
import { createPagePace, unhurried } from './pace.ts';
import { scriptKernel } from './script-kernel.ts';
import { selectKernel } from './select-kernel.ts';

const KIBIBYTE = 1024;
const signal = new AbortController().signal;

/** Sizes on both sides of the one from which on a file joins the lanes, and of a chunk. */
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 255 * KIBIBYTE, max: 257 * KIBIBYTE }),
  fc.integer({ min: 1023 * KIBIBYTE, max: 1100 * KIBIBYTE }),
);
const partSizes = fc.option(fc.integer({ min: 50 * KIBIBYTE, max: 1200 * KIBIBYTE }), { nil: undefined });

function content(size: number, seed: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = Math.imul(at + seed, 2_654_435_761) >>> 24;
  return bytes;
}

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

function expected(bytes: Uint8Array, partSize: number | undefined): { md5: string; parts: string[] } {
  const count = partSize ? Math.ceil(bytes.length / partSize) : 0;
  const partAt = (index: number): Uint8Array => bytes.subarray(index * (partSize ?? 0), (index + 1) * (partSize ?? 0));
  return { md5: md5(bytes), parts: Array.from({ length: count }, (_, index) => md5(partAt(index))) };
}

describe.each([
  ['lanes without haste', selectKernel(), unhurried],
  ['script in slices', scriptKernel, createPagePace()],
])('%s', (_, kernel, pace) => {
  test('HA7 gives the MD5 of each file and of each of its parts, whatever runs beside it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(sizes, partSizes), { minLength: 1, maxLength: 6 }), async (files) => {
        const hash = createFileHashing(kernel, pace);
        const contents = files.map(([size], index) => content(size, index));
        const digests = contents.map((bytes, index) => {
          return hash(new Blob([bytes]), { signal, partSize: files[index]?.[1] });
        });
        expect(await Promise.all(digests)).toEqual(contents.map((bytes, index) => expected(bytes, files[index]?.[1])));
      }),
      { numRuns: 20 },
    );
  });
});

test('HA8 an aborted file holds up no other', async () => {
  const hash = createFileHashing(selectKernel(), unhurried);
  const controller = new AbortController();
  const [left, kept] = [content(6 * KIBIBYTE ** 2, 1), content(6 * KIBIBYTE ** 2, 2)];
  const aborted = hash(new Blob([left]), { signal: controller.signal, onBytes: () => controller.abort('left') });
  const digest = hash(new Blob([kept]), { signal });
  await expect(aborted).rejects.toBe('left');
  expect(await digest).toEqual(expected(kept, undefined));
});

test('HA9 an unreadable small file holds up no other', async () => {
  const hash = createFileHashing(selectKernel(), unhurried);
  const broken = Object.assign(new Blob(['x']), { slice: () => new Blob([]) });
  const failure = hash(broken, { signal });
  const digest = hash(new Blob(['abc']), { signal });
  await expect(failure).rejects.toThrow('0 bytes were read where 1 were expected');
  expect((await digest).md5).toBe('900150983cd24fb0d6963f7d28e17f72');
});

test('HA10 progress never falls and ends with the size', async () => {
  const size = 5 * KIBIBYTE ** 2;
  const reads: number[] = [];
  const onBytes = (read: number): void => void reads.push(read);
  await createFileHashing(selectKernel(), unhurried)(new Blob([new Uint8Array(size)]), { signal, onBytes });
  expect(reads.at(-1)).toBe(size);
  expect(reads).toEqual(reads.toSorted((a, b) => a - b));
});
