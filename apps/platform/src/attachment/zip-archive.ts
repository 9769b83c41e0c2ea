import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { Fields } from './zip-fields.ts';

/** A file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  /** bytes */
  readonly size: number;
  readonly content: () => AsyncIterable<Uint8Array>;
}

type Sized = Pick<ArchiveEntry, 'name' | 'size'>;

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const LARGE_END = 0x06064b50;
const LARGE_END_LOCATOR = 0x07064b50;
/** The extra field that holds what four bytes cannot. */
const LARGE_EXTRA = 0x0001;
const [VERSION, LARGE_VERSION] = [20, 45] as const;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
/** 1980-01-01, the first date of the format. */
const DATE = 0x21;

/** Stands in four bytes, or two, for a number that the fields of eight hold. */
const [ELSEWHERE, COUNT_ELSEWHERE] = [0xffff_ffff, 0xffff] as const;

/** What four bytes can say; from here on the format has fields of eight, which every reader of today knows. */
export const LARGE_BYTES: number = ELSEWHERE;

const LARGE_END_BYTES = 56;

/**
 * A ZIP of files as they are, without compression: most attachments are compressed already.
 *
 * @param large from how many bytes on a size or a place is written in eight; tests make it small
 */
export async function* zipArchive(entries: readonly ArchiveEntry[], large = LARGE_BYTES): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const head = localHeader(entry, large);
    yield head;
    let [checksum, size] = [0, 0];
    for await (const chunk of entry.content()) {
      checksum = crc32(chunk, checksum);
      size += chunk.byteLength;
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
    // The places that were said would not be the right ones.
    if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes instead of ${entry.size}`);
    const tail = descriptor(entry, checksum, large);
    yield tail;
    directory.push(centralHeader(entry, checksum, at, large));
    at += head.length + size + tail.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield ending(entries.length, central.length, at, large);
}

/** How long the archive of these files is, in bytes. */
export function zipSize(entries: readonly Sized[], large = LARGE_BYTES): number {
  let [at, central] = [0, 0];
  for (const entry of entries) {
    central += centralHeader(entry, 0, at, large).length;
    at += localHeader(entry, large).length + entry.size + descriptor(entry, 0, large).length;
  }
  return at + central + ending(entries.length, central, at, large).length;
}

function localHeader({ name, size }: Sized, large: number): Buffer {
  const encoded = Buffer.from(name);
  const isLarge = size >= large;
  const said = isLarge ? ELSEWHERE : 0;
  const extra = isLarge ? largeExtra([size, size]) : Buffer.alloc(0);
  const fields = new Fields().long(LOCAL_HEADER).short(isLarge ? LARGE_VERSION : VERSION, FLAGS, 0, 0, DATE);
  return Buffer.concat([fields.long(0, said, said).short(encoded.length, extra.length).bytes(), encoded, extra]);
}

function descriptor({ size }: Sized, checksum: number, large: number): Buffer {
  const fields = new Fields().long(DATA_DESCRIPTOR, checksum);
  return (size >= large ? fields.wide(size, size) : fields.long(size, size)).bytes();
}

function centralHeader({ name, size }: Sized, checksum: number, at: number, large: number): Buffer {
  const encoded = Buffer.from(name);
  const [isLarge, isFar] = [size >= large, at >= large];
  const said = isLarge ? ELSEWHERE : size;
  const beyond = [...(isLarge ? [size, size] : []), ...(isFar ? [at] : [])];
  const extra = beyond.length > 0 ? largeExtra(beyond) : Buffer.alloc(0);
  const version = beyond.length > 0 ? LARGE_VERSION : VERSION;
  const fields = new Fields().long(CENTRAL_HEADER).short(version, version, FLAGS, 0, 0, DATE);
  fields.long(checksum, said, said).short(encoded.length, extra.length, 0, 0, 0);
  return Buffer.concat([fields.long(0, isFar ? ELSEWHERE : at).bytes(), encoded, extra]);
}

const largeExtra = (beyond: readonly number[]): Buffer =>
  new Fields()
    .short(LARGE_EXTRA, beyond.length * 8)
    .wide(...beyond)
    .bytes();

/** Where the directory is. */
function ending(count: number, central: number, at: number, large: number): Buffer {
  const isMany = count >= Math.min(COUNT_ELSEWHERE, large);
  const isLarge = isMany || central >= large || at >= large;
  const said = isMany ? COUNT_ELSEWHERE : count;
  const [centralSaid, atSaid] = [central >= large ? ELSEWHERE : central, at >= large ? ELSEWHERE : at];
  const usual = new Fields().long(END_OF_CENTRAL).short(0, 0, said, said).long(centralSaid, atSaid).short(0).bytes();
  if (!isLarge) return usual;
  const end = new Fields().long(LARGE_END).wide(LARGE_END_BYTES - 12);
  end.short(LARGE_VERSION, LARGE_VERSION).long(0, 0).wide(count, count, central, at);
  const locator = new Fields()
    .long(LARGE_END_LOCATOR, 0)
    .wide(at + central)
    .long(1);
  return Buffer.concat([end.bytes(), locator.bytes(), usual]);
}
