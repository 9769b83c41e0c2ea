import { inflateRawSync } from 'node:zlib';
import { NoAnswer } from './channel-wire.ts';

/**
 * Rows of a bill by the names of their columns. Around its table a bill has lines of other words; WeChat marks each cell
 * with a grave accent, Alipay ends it with a tab.
 *
 * @param first name of a column, by which the head is known
 */
export function billCells(text: string, first: string): Readonly<Record<string, string>>[] {
  const cells = (line: string) => line.split(',').map((cell) => cell.replace(/^[`\s]+|[\s]+$/g, ''));
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const at = lines.findIndex((line) => cells(line).includes(first));
  const head = cells(lines[at] ?? '');
  const rows: Record<string, string>[] = [];
  for (const line of lines.slice(at + 1)) {
    const row = cells(line);
    // What follows the table sums it up.
    if (at < 0 || row.length < head.length || row[0]?.startsWith('总')) break;
    rows.push(Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
  }
  return rows;
}

/** Fen of yuan such as `12.5` or `-3.00`, without its sign; by its digits, as floats would lose some. @throws NoAnswer */
export function fenOf(yuan: string | undefined): number {
  const [, whole, part = ''] = /^-?(\d{1,11})(?:\.(\d{1,2}))?$/.exec((yuan ?? '').trim()) ?? [];
  if (whole === undefined) throw new NoAnswer('an amount that is none');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Yuan of fen as channels write it: `12.50`. */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

const LOCAL_HEADER = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const DEFLATED = 8;
/** Of a file in an archive: a day of the busiest. */
const MOST_BYTES = 256 * 1024 * 1024;

/** The files of a zip archive, by their names as bytes: their encoding is the sender's. @throws NoAnswer */
export function unzip(archive: Buffer): readonly { readonly name: Buffer; readonly content: Buffer }[] {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || end + END_BYTES > archive.length || archive.readUInt32LE(end) !== END)
    throw new NoAnswer('no archive');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files: { name: Buffer; content: Buffer }[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw new NoAnswer('a broken archive');
    const method = archive.readUInt16LE(at + 10);
    const packed = archive.readUInt32LE(at + 20);
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const name = archive.subarray(at + 46, at + 46 + (nameBytes ?? 0));
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== LOCAL_HEADER) throw new NoAnswer('a broken archive');
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(from, from + packed);
    files.push({ name, content: method === DEFLATED ? inflateRawSync(data, { maxOutputLength: MOST_BYTES }) : data });
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0);
  }
  return files;
}
