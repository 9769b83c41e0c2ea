import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { type ArchiveEntry, zipArchive, zipSize } from './zip-archive.ts';

const entry = (name: string, text: string): ArchiveEntry => ({
  ...{ name, size: Buffer.byteLength(text) },
  async *content() {
    yield Buffer.from(text);
  },
});

async function pack(entries: readonly ArchiveEntry[], large?: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipArchive(entries, large)) parts.push(part);
  return Buffer.concat(parts);
}

const ELSEWHERE = 0xffff_ffff;
const wide = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at));

/** Reads an archive as its format says, by its directory: fields of eight bytes where those of four point to them. */
function unpack(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  let [count, at] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (count === 0xffff || at === ELSEWHERE) {
    expect(bytes.readUInt32LE(end - 20)).toBe(0x07064b50);
    const large = wide(bytes, end - 12);
    expect(bytes.readUInt32LE(large)).toBe(0x06064b50);
    [count, at] = [wide(bytes, large + 32), wide(bytes, large + 48)];
  }
  const files = new Map<string, string>();
  for (let left = count; left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    let [size, place] = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 42)];
    let extra = at + 46 + nameLength + 4;
    if (size === ELSEWHERE) {
      size = wide(bytes, extra);
      extra += 16;
    }
    if (place === ELSEWHERE) place = wide(bytes, extra);
    const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    expect(bytes.readUInt32LE(place)).toBe(0x04034b50);
    expect(bytes.readUInt32LE(from + size)).toBe(0x08074b50);
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    files.set(name, bytes.subarray(from, from + size).toString());
    at += 46 + nameLength + extraLength;
  }
  return files;
}

describe('a ZIP archive', () => {
  const entries = [entry('招标公告.csv', '公告'), entry('空.txt', ''), entry('投标文件/技术标.pdf', 'x'.repeat(500))];
  const content = new Map([
    ['招标公告.csv', '公告'],
    ['空.txt', ''],
    ['投标文件/技术标.pdf', 'x'.repeat(500)],
  ]);

  test.each([undefined, 0, 1, 7, 100, 600, 100_000])(
    'gives its files back, and is as long as was said: large from %s',
    async (large) => {
      const bytes = await pack(entries, large);
      expect(bytes.length).toBe(zipSize(entries, large));
      expect(unpack(bytes)).toEqual(content);
    },
  );

  test('is known to be beyond 4 GiB without being read', () => {
    const size = 3 * 1024 ** 3;
    const [one, two] = [
      zipSize([{ name: 'a', size }]),
      zipSize([
        { name: 'a', size },
        { name: 'b', size },
      ]),
    ];
    const eachFile = 30 + 1 + 16 + 46 + 1;
    // The second begins below 4 GiB, and the directory is behind it.
    expect([one - size, two - 2 * size]).toEqual([eachFile + 22, 2 * eachFile + 22 + 56 + 20]);
    expect(zipSize([{ name: 'a', size: 2 * size }]) - 2 * size).toBe(eachFile + 20 + 8 + 20 + 22 + 56 + 20);
  });

  test('fails where a file is not as long as it said', async () => {
    await expect(pack([{ ...entry('a', 'abc'), size: 4 }])).rejects.toThrow('a has 3 bytes instead of 4');
  });
});
