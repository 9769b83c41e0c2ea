import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMd5 } from './md5.ts';
import type { Md5Kernel } from './md5-kernel.ts';
import { advance, digestOf, openStream } from './md5-stream.ts';
import { scriptKernel } from './script-kernel.ts';
import { selectKernel } from './select-kernel.ts';
import { createLanesKernel, createScalarKernel } from './wasm-kernel.ts';

const longest = 1025;
/** More than the kernel stages at once. */
const staged = 64 * 1024;

/** The same bytes for the same seed. */
function bytesOf(length: number, seed: number): Uint8Array {
  let word = seed | 1;
  return Uint8Array.from({ length }, () => {
    word = Math.imul(word, 1_664_525) + 1_013_904_223;
    return word >>> 24;
  });
}

const reference = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

function present(kernel: Md5Kernel | null): Md5Kernel {
  if (!kernel) throw new Error('This engine runs no WebAssembly');
  return kernel;
}

const kernels = [present(createLanesKernel()), present(createScalarKernel()), scriptKernel];
const pieceLists = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 });

function digestInPieces(kernel: Md5Kernel, pieces: readonly Uint8Array[]): string {
  const md5 = createMd5(kernel);
  for (const piece of pieces) md5.update(piece);
  return md5.digest();
}

describe.each(kernels)('the $name kernel', (kernel) => {
  test('HA2 agrees with the reference for every length from 0 to 1025', () => {
    const all = bytesOf(longest, 7);
    for (let length = 0; length <= longest; length += 1) {
      const bytes = all.subarray(0, length);
      expect(digestInPieces(kernel, [bytes]), `${length} bytes`).toBe(reference(bytes));
    }
  });

  test('HA2 agrees with the reference around what it stages at once', () => {
    for (const length of [staged - 1, staged, staged + 1, 2 * staged + 63, 3 * staged + 64]) {
      const bytes = bytesOf(length, length);
      expect(digestInPieces(kernel, [bytes]), `${length} bytes`).toBe(reference(bytes));
    }
  });

  test('HA3 does not care how the bytes are split', () => {
    fc.assert(
      fc.property(pieceLists, (pieces) => {
        expect(digestInPieces(kernel, pieces)).toBe(reference(Buffer.concat(pieces)));
      }),
    );
  });

  test('HA5 goes on from what was saved, after any number of bytes', () => {
    const bytes = bytesOf(4 * 64 + 5, 3);
    for (let at = 0; at <= bytes.length; at += 1) {
      const before = createMd5(kernel);
      before.update(bytes.subarray(0, at));
      const after = createMd5(kernel);
      after.restore(before.save());
      after.update(bytes.subarray(at));
      expect(after.digest(), `saved at ${at}`).toBe(reference(bytes));
    }
  });
});

test('HA4 lanes of unequal length equal one message after the other', () => {
  const lanes = present(createLanesKernel());
  const rounds = fc.array(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 9, maxLength: 9 }), { maxLength: 6 });
  fc.assert(
    fc.property(rounds, fc.integer({ min: 1, max: 9 }), (lengths, count) => {
      const messages = Array.from({ length: count }, () => ({ stream: openStream(), taken: [] as Uint8Array[] }));
      lengths.forEach((row, round) => {
        const pieces = messages.map(({ stream, taken }, lane) => {
          const bytes = bytesOf(row[lane] ?? 0, round * 16 + lane);
          taken.push(bytes);
          return { stream, bytes };
        });
        advance(lanes, pieces);
      });
      for (const { stream, taken } of messages) {
        expect(digestOf(lanes, stream)).toBe(reference(Buffer.concat(taken)));
      }
    }),
  );
});

test('HA4 lanes longer than the staging area, two of them over the same bytes', () => {
  const lanes = present(createLanesKernel());
  const [long, short] = [bytesOf(3 * staged + 100, 1), bytesOf(staged + 64, 2)];
  const messages = [long, long, short].map((bytes) => ({ stream: openStream(), bytes }));
  advance(lanes, messages);
  expect(messages.map(({ stream }) => digestOf(lanes, stream))).toEqual([long, long, short].map(reference));
});

test('HA5 refuses bytes that were not saved by it', () => {
  const saved = createMd5().save();
  for (const bytes of [new Uint8Array(0), saved.subarray(1), new Uint8Array(saved.length + 1)]) {
    expect(() => createMd5().restore(bytes)).toThrow(RangeError);
  }
});

test('HA2 the digest may be asked for in between', () => {
  const md5 = createMd5();
  md5.update(Buffer.from('abc'));
  expect(md5.digest()).toBe('900150983cd24fb0d6963f7d28e17f72');
  md5.update(Buffer.from('def'));
  expect(md5.digest()).toBe(reference(Buffer.from('abcdef')));
});

test('HA1 the fastest kernel that runs here is taken', () => {
  expect(selectKernel().name).toBe('lanes');
});
