import { describe, expect, test } from 'vitest';
import { ReadError } from '../ports/hasher.ts';
import { readChunks } from './read-chunks.ts';

const MEBIBYTE = 1024 * 1024;
const running = new AbortController().signal;
const pattern = Uint8Array.from({ length: 251 }, (_, at) => at);

function content(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += pattern.length) bytes.set(pattern.subarray(0, size - at), at);
  return bytes;
}

interface Reads {
  /** Lengths of the arrayBuffer() calls. */
  readonly buffers: number[];
  readonly modes: string[];
}

/** A Blob that can do no more than the named rung needs, and notes what it is asked for. */
function blobOf(rung: 'bytes' | 'stream' | 'slices', size: number, reads: Reads = { buffers: [], modes: [] }): Blob {
  const blob = new Blob([content(size)]);
  const note = (part: Blob): Blob => {
    const read = part.arrayBuffer.bind(part);
    return Object.assign(part, {
      arrayBuffer: () => {
        reads.buffers.push(part.size);
        return read();
      },
    });
  };
  const slice = blob.slice.bind(blob);
  const stream = blob.stream.bind(blob);
  const limited = note(Object.assign(blob, { slice: (from: number, to: number) => note(slice(from, to)) }));
  if (rung === 'slices') return Object.assign(limited, { stream: undefined });
  return Object.assign(limited, {
    stream: () => {
      reads.modes.push(rung);
      if (rung === 'bytes') return stream();
      const reader = stream().getReader();
      return new ReadableStream({
        pull: async (controller) => {
          const { value, done } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        },
      });
    },
  });
}

async function readAll(file: Blob, signal = running): Promise<{ bytes: Buffer; lengths: number[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(file, signal)) chunks.push(Buffer.from(chunk));
  return { bytes: Buffer.concat(chunks), lengths: chunks.map(({ length }) => length) };
}

describe.each(['bytes', 'stream', 'slices'] as const)('a file read by %s', (rung) => {
  test.each([0, 1, 262_144, MEBIBYTE - 1, MEBIBYTE, 4 * MEBIBYTE, 9 * MEBIBYTE + 7])(
    'HA6 gives the content of %d bytes, and never all of a large one at once',
    async (size) => {
      const reads: Reads = { buffers: [], modes: [] };
      const { bytes } = await readAll(blobOf(rung, size, reads));
      expect(bytes.equals(content(size))).toBe(true);
      expect(Math.max(0, ...reads.buffers)).toBeLessThanOrEqual(4 * MEBIBYTE);
      if (size > 262_144) expect(reads.modes).toEqual(rung === 'slices' ? [] : [rung]);
    },
  );

  test('HA8 stops with the reason of the signal', async () => {
    const controller = new AbortController();
    const chunks = readChunks(blobOf(rung, 9 * MEBIBYTE), controller.signal);
    await chunks.next();
    const reason = new Error('left');
    controller.abort(reason);
    await expect(chunks.next()).rejects.toBe(reason);
  });

  test('HA8 does not begin when aborted before', async () => {
    const reason = new Error('left');
    await expect(readAll(blobOf(rung, MEBIBYTE), AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

test('HA6 a byte stream comes in full chunks of 1 MiB', async () => {
  const { lengths } = await readAll(blobOf('bytes', 3 * MEBIBYTE + 5));
  expect(lengths).toEqual([MEBIBYTE, MEBIBYTE, MEBIBYTE, 5]);
});

test('HA6 slices are 4 MiB with one read ahead', async () => {
  const reads: Reads = { buffers: [], modes: [] };
  const chunks = readChunks(blobOf('slices', 13 * MEBIBYTE, reads), running);
  await chunks.next();
  expect(reads.buffers).toEqual([4 * MEBIBYTE, 4 * MEBIBYTE]);
  await chunks.return();
});

test('HA9 a file that cannot be read is a ReadError with its cause', async () => {
  const cause = new DOMException('gone', 'NotReadableError');
  const stream = (): ReadableStream => new ReadableStream({ type: 'bytes', pull: () => Promise.reject(cause) });
  const file = Object.assign(blobOf('bytes', MEBIBYTE), { stream });
  const failure = await readAll(file).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ReadError);
  expect(failure).toMatchObject({ cause });
});

test('HA9 a slice that cannot be read is a ReadError', async () => {
  const slice = (): Blob => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  await expect(readAll(Object.assign(blobOf('slices', 9 * MEBIBYTE), { slice }))).rejects.toThrow(ReadError);
});

test.each([-1, 1])('HA9 a file that is %d bytes longer than it was is a ReadError', async (more) => {
  const stream = (): ReadableStream => new Blob([content(MEBIBYTE + more)]).stream();
  await expect(readAll(Object.assign(blobOf('bytes', MEBIBYTE), { stream }))).rejects.toThrow(ReadError);
});
