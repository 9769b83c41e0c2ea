import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPictureZip, safeName, ZIP_LIMITS } from './read-picture-zip.ts';

interface Packed {
  readonly name: string;
  readonly content: Buffer;
  /** Bytes that the archive says it unpacks to; its own unless given. */
  readonly said?: number;
  readonly flags?: number;
  readonly stored?: boolean;
}

/** An archive as usual programs write it. */
function zipOf(files: readonly Packed[], count = files.length): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said = content.length, flags = 0x800, stored = false } of files) {
    const bytes = Buffer.from(name, 'utf8');
    const packed = stored ? content : deflateRawSync(content);
    const method = stored ? 0 : 8;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(said, 22);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(said, 24);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, bytes, packed);
    directory.push(entry, bytes);
    at += local.length + bytes.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Blob([Buffer.concat([...parts, listed, end])]);
}

const picture = (name: string, over: Partial<Packed> = {}): Packed => ({
  ...{ name, content: Buffer.from('picture '.repeat(500)) },
  ...over,
});
const readFirst = async (zip: Blob) => (await readPictureZip(zip))[0]?.read();

describe('an archive of pictures', () => {
  it('gives its pictures as they are, packed or not, and nothing else', async () => {
    const zip = zipOf([
      picture('图片/朔岭螺纹钢.jpg'),
      picture('a.PNG', { stored: true }),
      picture('__MACOSX/._a.png'),
      picture('readme.txt'),
    ]);
    const found = await readPictureZip(zip);
    expect(found.map(({ name }) => name)).toEqual(['图片/朔岭螺纹钢.jpg', 'a.PNG']);
    for (const one of found) expect(await (await one.read()).text()).toBe('picture '.repeat(500));
    expect((await found[0]?.read())?.name).toBe('朔岭螺纹钢.jpg');
  });

  it('never unpacks to more than it says, nor to more than a picture may have', async () => {
    const bomb = picture('a.png', { content: Buffer.alloc(3_000_000), said: 10 });
    await expect(readFirst(zipOf([bomb]))).rejects.toThrow('a.png 已损坏，请重新打包');
    const large = picture('b.png', { said: ZIP_LIMITS.pictureMegabytes * 1024 * 1024 + 1 });
    await expect(readFirst(zipOf([large]))).rejects.toThrow('b.png 超过5M，请压缩后重试');
    await expect(readFirst(zipOf([picture('c.png', { said: 9_999 })]))).rejects.toThrow('已损坏');
  });

  it('is refused where it is none, is locked, or holds too much', async () => {
    await expect(readPictureZip(new Blob(['no archive at all']))).rejects.toThrow('图片包无法读取');
    await expect(readFirst(zipOf([picture('a.png', { flags: 0x801 })]))).rejects.toThrow('已加密');
    await expect(readPictureZip(zipOf([picture('a.png')], 10_001))).rejects.toThrow('图片包最多10000个文件');
    await expect(readPictureZip(zipOf([picture('a.png')], 3))).rejects.toThrow('图片包无法读取');
  });

  it('has names that lead nowhere', () => {
    expect(['../../etc/a.png', 'C:\\图\\b.jpg', 'c\u0000"<>.png', '图/'].map(safeName)).toEqual([
      ...['a.png', 'b.jpg', 'c.png', 'picture.jpg'],
    ]);
  });
});
