import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** A file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  /** bytes */
  readonly size: number;
  readonly content: () => AsyncIterable<Uint8Array>;
}

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
/** 1980-01-01, the first date of the format. */
const DATE = 0x21;

/** Beyond this the format needs its 64-bit fields. */
export const MOST_ARCHIVE_BYTES = 0xffff_ffff;

const LOCAL_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/** How long the archive of these files is, in bytes. */
export function zipSize(entries: readonly Pick<ArchiveEntry, 'name' | 'size'>[]): number {
  return entries.reduce(
    (sum, { name, size }) => sum + LOCAL_BYTES + DESCRIPTOR_BYTES + CENTRAL_BYTES + 2 * Buffer.byteLength(name) + size,
    END_BYTES,
  );
}

/** A ZIP of files as they are, without compression: most attachments are compressed already. */
export async function* zipArchive(entries: readonly ArchiveEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const encoded = Buffer.from(name);
    const at = offset;
    const local = header(LOCAL_HEADER, [VERSION, FLAGS, 0, 0, DATE], [0, 0, 0], [encoded.length, 0]);
    yield Buffer.concat([local, encoded]);
    offset += local.length + encoded.length;
    let checksum = 0;
    let size = 0;
    for await (const chunk of content()) {
      const bytes = Buffer.from(chunk);
      checksum = crc32(bytes, checksum);
      size += bytes.length;
      yield bytes;
    }
    const descriptor = header(DATA_DESCRIPTOR, [], [checksum, size, size], []);
    yield descriptor;
    offset += size + descriptor.length;
    const facts = header(
      CENTRAL_HEADER,
      [VERSION, VERSION, FLAGS, 0, 0, DATE],
      [checksum, size, size],
      [encoded.length, 0, 0, 0, 0],
    );
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(at, 4);
    directory.push(Buffer.concat([facts, tail, encoded]));
  }
  const central = Buffer.concat(directory);
  yield central;
  yield header(END_OF_CENTRAL, [0, 0, entries.length, entries.length], [central.length, offset], [0]);
}

/** A signature, then fields of two bytes, of four, and of two again. */
function header(signature: number, before: readonly number[], long: readonly number[], after: readonly number[]) {
  const bytes = Buffer.alloc(4 + before.length * 2 + long.length * 4 + after.length * 2);
  let at = bytes.writeUInt32LE(signature, 0);
  for (const field of before) at = bytes.writeUInt16LE(field, at);
  for (const field of long) at = bytes.writeUInt32LE(field, at);
  for (const field of after) at = bytes.writeUInt16LE(field, at);
  return bytes;
}
