import { crc32 as platformCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { directoryHeader, endOfDirectory } from './zip-records.ts';
import { zipStream } from './zip-stream.ts';

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* chunked(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

/** Reads an archive as tools do: from its end to the directory, from there to the files. */
function unzip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const count = archive.readUInt16LE(end + 10);
  let position = archive.readUInt32LE(end + 16);
  expect(position + archive.readUInt32LE(end + 12)).toBe(end);
  const files = new Map<string, Buffer>();
  for (let index = 0; index < count; index++) {
    expect(archive.readUInt32LE(position)).toBe(0x0201_4b50);
    expect(archive.readUInt16LE(position + 8)).toBe(0x0808);
    const [crc, packed, size] = [16, 20, 24].map((at) => archive.readUInt32LE(position + at));
    const nameLength = archive.readUInt16LE(position + 28);
    const name = archive.subarray(position + 46, position + 46 + nameLength).toString();
    const local = archive.readUInt32LE(position + 42);
    expect(archive.readUInt32LE(local)).toBe(0x0403_4b50);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + (size ?? 0));
    expect(packed).toBe(size);
    expect(platformCrc32(content)).toBe(crc);
    const descriptor = archive.subarray(start + content.length);
    expect([0, 4, 8, 12].map((at) => descriptor.readUInt32LE(at))).toEqual([0x0807_4b50, crc, size, size]);
    files.set(name, content);
    position += 46 + nameLength;
  }
  return files;
}

test('every archive holds the files that went in, by name and byte (UD7)', async () => {
  const contents = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 4 });
  const files = fc.dictionary(fc.constantFrom('a.pdf', '图纸 (1).docx', 'README', 'b/c.txt'), contents);
  await fc.assert(
    fc.asyncProperty(files, async (given) => {
      const entries = Object.entries(given);
      const archive = await bytesOf(zipStream(entries.map(([name, chunks]) => ({ name, content: chunked(chunks) }))));
      const expected = entries.map(([name, chunks]) => [name, Buffer.concat(chunks)] as const);
      expect(unzip(archive)).toEqual(new Map(expected));
    }),
  );
});

test('CRC-32 equals that of the platform, in one go and continued (UD7)', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      expect(crc32(second, crc32(first))).toBe(platformCrc32(Buffer.concat([first, second])));
    }),
  );
});

test('an archive beyond 4 GiB or 65,535 files is named in the long form (UD7)', () => {
  const far = 5 * 1024 ** 3;
  const header = Buffer.from(directoryHeader({ name: 'a', crc: 1, size: 2, offset: far }));
  expect(header.readUInt32LE(42)).toBe(0xffff_ffff);
  expect([header.readUInt16LE(47), header.readUInt16LE(49)]).toEqual([1, 8]);
  expect(header.readBigUInt64LE(51)).toBe(BigInt(far));
  for (const [count, start] of [
    [1, far],
    [70_000, 9],
  ] as const) {
    const end = Buffer.from(endOfDirectory(count, start, 47));
    expect(end.length).toBe(56 + 20 + 22);
    expect(end.readUInt32LE(0)).toBe(0x0606_4b50);
    expect(end.readBigUInt64LE(32)).toBe(BigInt(count));
    expect(end.readBigUInt64LE(48)).toBe(BigInt(start));
    expect(end.readUInt32LE(56)).toBe(0x0706_4b50);
    expect(end.readBigUInt64LE(64)).toBe(BigInt(start + 47));
    expect(end.readUInt32LE(76 + 16)).toBe(0xffff_ffff);
  }
  expect(endOfDirectory(1, 9, 47).length).toBe(22);
});
