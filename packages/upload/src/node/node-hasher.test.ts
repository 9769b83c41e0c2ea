import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReadError } from '../ports/hasher.ts';
import { createNodeHasher } from './node-hasher.ts';
import { openFile } from './open-file.ts';

const MEBIBYTE = 1024 * 1024;
const signal = new AbortController().signal;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jianzhu-hash-'));
});
afterAll(() => rm(folder, { recursive: true }));

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

async function write(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe('files by path', () => {
  test('HA17 are opened with name, size, type and time', async () => {
    const file = await openFile(await write('图纸.pdf', randomBytes(10)), { type: 'application/pdf' });
    expect(file).toMatchObject({ name: '图纸.pdf', size: 10, type: 'application/pdf' });
    expect(Math.abs(Date.now() - file.lastModified)).toBeLessThan(60_000);
  });

  test('HA17 that are not there are a ReadError', async () => {
    await expect(openFile(join(folder, 'none'))).rejects.toThrow(ReadError);
  });

  test.each([0, 1, 300_000, 3 * MEBIBYTE, 5 * MEBIBYTE + 17])(
    'HA17 of %d bytes are hashed whole and in parts',
    async (size) => {
      const bytes = randomBytes(size);
      const reads: number[] = [];
      const digest = await createNodeHasher().md5(await openFile(await write('content', bytes)), {
        signal,
        partSize: MEBIBYTE,
        onBytes: (read) => void reads.push(read),
      });
      const starts = Array.from({ length: Math.ceil(size / MEBIBYTE) }, (_, index) => index * MEBIBYTE);
      const parts = starts.map((start) => md5(bytes.subarray(start, start + MEBIBYTE)));
      expect(digest).toEqual({ md5: md5(bytes), parts });
      expect(reads.at(-1)).toBe(size || undefined);
    },
  );

  test.each([
    ['grew', (path: string) => appendFile(path, 'x')],
    ['shrank', (path: string) => truncate(path, 10)],
  ])('HA9 HA17 that %s since they were opened are a ReadError', async (_, change) => {
    const path = await write('changing', randomBytes(2 * MEBIBYTE));
    const file = await openFile(path);
    await change(path);
    await expect(createNodeHasher().md5(file, { signal })).rejects.toThrow(ReadError);
  });
});

test('HA17 no parts are computed when none are asked for', async () => {
  expect((await createNodeHasher().md5(new Blob(['abc']), { signal })).parts).toEqual([]);
});

test('HA8 HA17 abort and disposal end running jobs', async () => {
  const hasher = createNodeHasher();
  const file = new Blob([new Uint8Array(8 * MEBIBYTE)]);
  await expect(hasher.md5(file, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
  const running = expect(hasher.md5(file, { signal })).rejects.toThrow('disposed');
  hasher.dispose();
  await running;
});
