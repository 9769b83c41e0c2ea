import { utf8 } from '../signing/byte-text.ts';

/** What the directory of an archive says about one file. */
export interface ZipEntry {
  readonly name: string;
  readonly crc: number;
  /** Bytes, below 4 GiB. */
  readonly size: number;
  /** Where its record begins, in bytes from the start of the archive. */
  readonly offset: number;
}

const ZIP64_VERSION = 45;
/** Bit 3: sizes follow the content. Bit 11: the name is UTF-8. */
const FLAGS = 0x0808;
/** 1980-01-01: when a file was made is not known here. */
const DOS_DATE = 0x0021;
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

/** A number and how many bytes it takes, little-endian. */
type Field = readonly [value: number, bytes: 2 | 4 | 8];

function record(fields: readonly Field[], ...tails: readonly Uint8Array[]): Uint8Array {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const whole = new Uint8Array(tails.reduce((sum, tail) => sum + tail.length, length));
  const view = new DataView(whole.buffer);
  let offset = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(offset, value, true);
    if (bytes === 4) view.setUint32(offset, value, true);
    if (bytes === 8) view.setBigUint64(offset, BigInt(value), true);
    offset += bytes;
  }
  for (const tail of tails) {
    whole.set(tail, offset);
    offset += tail.length;
  }
  return whole;
}

/** Version needed, flags, stored without compression, time and date. */
const COMMON: readonly Field[] = [
  [ZIP64_VERSION, 2],
  [FLAGS, 2],
  [0, 2],
  [0, 2],
  [DOS_DATE, 2],
];

/** In front of a content whose size is not known yet. */
export function localHeader(fileName: string): Uint8Array {
  const name = utf8(fileName);
  return record([[0x0403_4b50, 4], ...COMMON, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]], name);
}

/** Behind a content. */
export const dataDescriptor = ({ crc, size }: Pick<ZipEntry, 'crc' | 'size'>): Uint8Array =>
  record([
    [0x0807_4b50, 4],
    [crc, 4],
    [size, 4],
    [size, 4],
  ]);

/** A file in the directory. Archives beyond 4 GiB name the offset in the extra field of ZIP64. */
export function directoryHeader({ name: fileName, crc, size, offset }: ZipEntry): Uint8Array {
  const name = utf8(fileName);
  const isFar = offset >= MAX_32;
  const extra = isFar
    ? record([
        [1, 2],
        [8, 2],
        [offset, 8],
      ])
    : new Uint8Array();
  return record(
    [
      [0x0201_4b50, 4],
      [ZIP64_VERSION, 2],
      ...COMMON,
      [crc, 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [isFar ? MAX_32 : offset, 4],
    ],
    name,
    extra,
  );
}

/** The end of an archive: where its directory of `count` files is, in the long form too when it is far away. */
export function endOfDirectory(count: number, start: number, length: number): Uint8Array {
  const isLong = count >= MAX_16 || start >= MAX_32 || length >= MAX_32;
  const short = record([
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    [isLong ? MAX_16 : count, 2],
    [isLong ? MAX_16 : count, 2],
    [isLong ? MAX_32 : length, 4],
    [isLong ? MAX_32 : start, 4],
    [0, 2],
  ]);
  return isLong ? record([], longEnd(count, start, length), short) : short;
}

const LONG_END_BYTES = 44;

function longEnd(count: number, start: number, length: number): Uint8Array {
  const end = record([
    [0x0606_4b50, 4],
    [LONG_END_BYTES, 8],
    [ZIP64_VERSION, 2],
    [ZIP64_VERSION, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [length, 8],
    [start, 8],
  ]);
  const locator = record([
    [0x0706_4b50, 4],
    [0, 4],
    [start + length, 8],
    [1, 4],
  ]);
  return record([], end, locator);
}
