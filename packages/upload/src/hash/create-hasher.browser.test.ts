import { afterEach, describe, expect, test } from 'vitest';
import {
  createHasher,
  createMd5,
  type FileDigest,
  type Hasher,
  type HasherOptions,
  type HashTier,
  ReadError,
} from './index.ts';

const MEBIBYTE = 1024 * 1024;
const signal = new AbortController().signal;
const servedWorker = new URL('./hash.worker.ts', import.meta.url);
const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function hasherWith(options: HasherOptions = {}): { hasher: Hasher; tiers: HashTier[] } {
  const tiers: HashTier[] = [];
  const hasher = createHasher({ ...options, onTier: (tier) => void tiers.push(tier) });
  cleanups.push(() => hasher.dispose());
  return { hasher, tiers };
}

function content(size: number, seed: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = Math.imul(at + seed, 2_654_435_761) >>> 24;
  return bytes;
}

/** The kernels are held against the reference in Node; here they are the reference. */
function md5(bytes: Uint8Array): string {
  const hash = createMd5();
  hash.update(bytes);
  return hash.digest();
}

describe('places', () => {
  test('HA11 an inline worker with SIMD is the default', async () => {
    const { hasher, tiers } = hasherWith();
    const digest = await hasher.md5(new Blob(['abc']), { signal });
    expect(digest).toEqual({ md5: '900150983cd24fb0d6963f7d28e17f72', parts: [] });
    expect(tiers).toEqual([{ place: 'inline-worker', kernel: 'lanes', refused: [] }]);
  });

  test('HA11 a served worker is taken when there is one', async () => {
    const { hasher, tiers } = hasherWith({ workerUrl: servedWorker });
    expect((await hasher.md5(new Blob(['abc']), { signal })).md5).toBe('900150983cd24fb0d6963f7d28e17f72');
    expect(tiers).toEqual([{ place: 'worker-url', kernel: 'lanes', refused: [] }]);
  });

  test('HA11 a served worker that is not there gives way to the inline one', async () => {
    const { hasher, tiers } = hasherWith({ workerUrl: '/no-such-worker-here.js' });
    expect((await hasher.md5(new Blob(['abc']), { signal })).md5).toBe('900150983cd24fb0d6963f7d28e17f72');
    expect(tiers).toMatchObject([{ place: 'inline-worker', refused: [{ place: 'worker-url' }] }]);
  });
});

describe('policies', () => {
  const zeros = md5(new Uint8Array(3_000_000));

  /** What a page with this policy found out. */
  function underPolicy(policy: string, workerUrl?: URL): Promise<{ tier: HashTier; digest: FileDigest }> {
    const script = new URL('./fixtures/policy-page.ts', import.meta.url);
    if (workerUrl) script.searchParams.set('workerUrl', workerUrl.href);
    const frame = document.createElement('iframe');
    cleanups.push(() => frame.remove());
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="${script.href.replaceAll('&', '&amp;')}"></script>`;
    return new Promise((resolve) => {
      addEventListener('message', function hear({ source, data }) {
        if (source !== frame.contentWindow) return;
        removeEventListener('message', hear);
        resolve(data);
      });
      document.body.append(frame);
    });
  }

  test.each([
    ['no worker and no WebAssembly', "script-src 'self'; worker-src 'none'", 'page-thread', 'script'],
    ['no worker', "script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'", 'page-thread', 'lanes'],
    ['workers of its own only', "script-src 'self'; worker-src 'self'", 'page-thread', 'script'],
    ['inline workers without WebAssembly', "script-src 'self'; worker-src blob:", 'inline-worker', 'script'],
    ['all of it', "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:", 'inline-worker', 'lanes'],
  ])('HA11 a page that allows %s hashes all the same', async (_, policy, place, kernel) => {
    const { tier, digest } = await underPolicy(policy);
    expect(tier).toMatchObject({ place, kernel });
    expect(digest.md5).toBe(zeros);
    expect(digest.parts).toHaveLength(3);
  });

  test('HA11 the strictest page keeps its thread free with a served worker', async () => {
    const { tier, digest } = await underPolicy("script-src 'self'; worker-src 'self'", servedWorker);
    expect(tier).toMatchObject({ place: 'worker-url', kernel: 'lanes', refused: [] });
    expect(digest.md5).toBe(zeros);
  });
});

test('HA7 files of all sizes side by side, with their parts', async () => {
  const { hasher } = hasherWith();
  const sizes = [0, 1, 65, 262_143, 262_144, MEBIBYTE, 3 * MEBIBYTE + 1, 5 * MEBIBYTE, 7 * MEBIBYTE + 63, 9 * MEBIBYTE];
  const contents = sizes.map((size, index) => content(size, index));
  const digests = await Promise.all(
    contents.map((bytes) => hasher.md5(new Blob([bytes]), { signal, partSize: MEBIBYTE })),
  );
  const parts = (bytes: Uint8Array): string[] =>
    Array.from({ length: Math.ceil(bytes.length / MEBIBYTE) }, (_, index) =>
      md5(bytes.subarray(index * MEBIBYTE, (index + 1) * MEBIBYTE)),
    );
  expect(digests).toEqual(contents.map((bytes) => ({ md5: md5(bytes), parts: parts(bytes) })));
});

test('HA8 an aborted file ends at once, and the worker goes on with others', async () => {
  const { hasher } = hasherWith();
  const controller = new AbortController();
  const big = new Blob(Array.from({ length: 64 }, () => new Uint8Array(4 * MEBIBYTE)));
  const result = hasher.md5(big, { signal: controller.signal, onBytes: () => controller.abort('left') });
  await expect(result).rejects.toBe('left');
  expect((await hasher.md5(new Blob(['abc']), { signal })).md5).toBe('900150983cd24fb0d6963f7d28e17f72');
});

test('HA10 progress comes out of the worker and ends with the size', async () => {
  const { hasher } = hasherWith();
  const reads: number[] = [];
  const size = 20 * MEBIBYTE;
  await hasher.md5(new Blob([new Uint8Array(size)]), { signal, onBytes: (read) => void reads.push(read) });
  expect(reads.at(-1)).toBe(size);
});

test('HA9 a file that changed on the disk since it was chosen is a ReadError', async () => {
  const { hasher } = hasherWith();
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle('changing', { create: true });
  const write = async (size: number): Promise<void> => {
    const writable = await handle.createWritable();
    await writable.write(new Uint8Array(size));
    await writable.close();
  };
  for (const size of [2 * MEBIBYTE, 100]) {
    await write(size);
    const chosen = await handle.getFile();
    await write(size + 5);
    await expect(hasher.md5(chosen, { signal })).rejects.toThrow(ReadError);
  }
});
