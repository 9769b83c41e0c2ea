import type { ObjectStore } from '../objects/object-store.ts';

/** Boxes beside each other that are looked at before a file counts as one without a length. */
const MOST_BOXES = 100;
/** Bytes of the largest head of a box, and of a movie header as far as its length. */
const HEAD_BYTES = 16;
const MOVIE_HEADER_BYTES = 32;

/** Part of an object, as a range of its bytes. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Seconds that an MP4 says it lasts (ISO/IEC 14496-12: the movie header, wherever in the file it stands). Reads a few bytes
 * of each box on the way.
 *
 * @param size of the object, in bytes
 * @returns null where the file says nothing of it
 * @throws ObjectMissing
 */
export async function readVideoSeconds(
  store: Pick<ObjectStore, 'read'>,
  key: string,
  size: number,
): Promise<number | null> {
  const read = (part: Part) => readPart(store, key, { start: part.start, end: Math.min(part.end, size) });
  const movie = await findBox(read, 'moov', { start: 0, end: size });
  const header = movie && (await findBox(read, 'mvhd', movie));
  if (!header) return null;
  const bytes = await read({ start: header.start, end: header.start + MOVIE_HEADER_BYTES });
  if (bytes.length < MOVIE_HEADER_BYTES) return null;
  const isLong = bytes.readUInt8(0) === 1;
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return timescale === 0 || duration === 0 ? null : duration / timescale;
}

/** What stands inside the first box of a kind. */
async function findBox(read: (part: Part) => Promise<Buffer>, kind: string, within: Part): Promise<Part | null> {
  let { start } = within;
  for (let count = 0; count < MOST_BOXES && start + 8 <= within.end; count += 1) {
    const head = await read({ start, end: start + HEAD_BYTES });
    if (head.length < 8) return null;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === HEAD_BYTES;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short;
    // The last box may reach to the end without saying how far that is.
    const end = short === 0 ? within.end : start + length;
    const body = start + (isLong ? HEAD_BYTES : 8);
    if (end < body) return null;
    if (head.toString('latin1', 4, 8) === kind) return { start: body, end: Math.min(end, within.end) };
    start = end;
  }
  return null;
}

async function readPart(store: Pick<ObjectStore, 'read'>, key: string, { start, end }: Part): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  for await (const chunk of store.read(key, { start, end })) chunks.push(chunk);
  return Buffer.concat(chunks);
}
