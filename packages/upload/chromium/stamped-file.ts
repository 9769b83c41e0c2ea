import { open } from 'node:fs/promises';

/** Each block of so many bytes begins with its own place in the file. */
const BLOCK = 4096;
const WRITE = 4 * 1024 ** 2;

/** Fills a stretch of a stamped file: zeros, but for the place of each block as 64 bits at its beginning. */
function stamp(bytes: Buffer, from: number): void {
  for (let at = 0; at + 8 <= bytes.length; at += BLOCK) bytes.writeBigUInt64LE(BigInt(from + at), at);
}

/** Writes a stamped file of `size` bytes. */
export async function writeStampedFile(path: string, size: number): Promise<void> {
  const file = await open(path, 'w');
  const bytes = Buffer.alloc(WRITE);
  for (let at = 0; at < size; at += WRITE) {
    stamp(bytes, at);
    await file.write(bytes, 0, Math.min(WRITE, size - at));
  }
  await file.close();
}

/** The first place at which content is not that of a stamped file of `size` bytes; null when there is none. */
export async function findForeignByte(content: AsyncIterable<Uint8Array>, size: number): Promise<number | null> {
  const expected = Buffer.alloc(BLOCK);
  let at = 0;
  for await (const chunk of content) {
    for (let read = 0; read < chunk.length; ) {
      const begin = at % BLOCK;
      const length = Math.min(BLOCK - begin, chunk.length - read);
      stamp(expected, at - begin);
      if (expected.compare(chunk, read, read + length, begin, begin + length) !== 0) return at;
      read += length;
      at += length;
    }
  }
  return at === size ? null : at;
}
