import { importTexts as texts } from './messages.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A comment may follow the end of the directory. */
const MOST_COMMENT = 0xffff;
/** General purpose flags: a password, and names in UTF-8. */
const ENCRYPTED = 0x1;
const UTF8 = 0x800;
const STORED = 0;
const DEFLATED = 8;

/** What an archive of pictures may be: megabytes packed, files in it, megabytes of one of them unpacked. */
export const ZIP_LIMITS = { archiveMegabytes: 300, files: 10_000, pictureMegabytes: 5 } as const;
const MEGABYTE = 1024 * 1024;
const PICTURE = /\.(jpe?g|png)$/i;

/** A picture of an archive, unpacked when it is asked for. */
export interface ZippedPicture {
  /** As the archive calls it, its folders before it. */
  readonly name: string;
  /** @throws ZipRefused where it is not what the archive says */
  read(): Promise<File>;
}

/** Why an archive or a picture of it was not read, in a sentence for the member. */
export class ZipRefused extends Error {}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/**
 * Lists the pictures of a ZIP archive; everything else in it is passed over. Nothing is unpacked here, and later no more
 * than the archive says of each picture.
 *
 * @throws ZipRefused
 */
export async function readPictureZip(archive: Blob): Promise<readonly ZippedPicture[]> {
  if (archive.size > ZIP_LIMITS.archiveMegabytes * MEGABYTE) throw new ZipRefused(texts.zipTooLarge);
  return (await readDirectory(archive)).filter(isPicture).map((entry) => ({
    name: entry.name,
    read: () => unpack(archive, entry),
  }));
}

/** What a system keeps for itself beside the files is no picture. */
const isPicture = ({ name }: Entry): boolean => PICTURE.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);

async function readDirectory(archive: Blob): Promise<Entry[]> {
  const tail = await viewOf(archive, Math.max(0, archive.size - END_BYTES - MOST_COMMENT), archive.size);
  const end = findEnd(tail);
  if (end === undefined) throw new ZipRefused(texts.notZip);
  const count = tail.getUint16(end + 10, true);
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  // An archive of the 64-bit form says all ones here; it is larger than any that is taken.
  if (start + size > archive.size) throw new ZipRefused(texts.notZip);
  if (count > ZIP_LIMITS.files) throw new ZipRefused(texts.zipTooMany(ZIP_LIMITS.files));
  const view = await viewOf(archive, start, start + size);
  const entries: Entry[] = [];
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new ZipRefused(texts.notZip);
    }
    const length = view.getUint16(at + 28, true);
    if (at + ENTRY_BYTES + length > view.byteLength) throw new ZipRefused(texts.notZip);
    const flags = view.getUint16(at + 8, true);
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, length);
    entries.push({
      ...{ name: nameOf(bytes, flags), flags, method: view.getUint16(at + 10, true) },
      ...{ packed: view.getUint32(at + 20, true), unpacked: view.getUint32(at + 24, true) },
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

/** Archives of Chinese systems name their files in GB 18030 unless they say otherwise. */
function nameOf(bytes: Uint8Array, flags: number): string {
  if ((flags & UTF8) !== 0) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function unpack(archive: Blob, { name, flags, method, packed, unpacked, at }: Entry): Promise<File> {
  const shown = safeName(name);
  if ((flags & ENCRYPTED) !== 0) throw new ZipRefused(texts.zipLocked(shown));
  if (unpacked > ZIP_LIMITS.pictureMegabytes * MEGABYTE) throw new ZipRefused(texts.pictureTooLarge(shown));
  if (method !== STORED && method !== DEFLATED) throw new ZipRefused(texts.pictureBroken(shown));
  const head = await viewOf(archive, at, Math.min(at + LOCAL_BYTES, archive.size));
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== LOCAL_ENTRY) {
    throw new ZipRefused(texts.pictureBroken(shown));
  }
  const start = at + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(start, start + packed);
  const bytes =
    method === STORED ? new Uint8Array(await content.arrayBuffer()) : await inflate(content, unpacked, shown);
  if (bytes.byteLength !== unpacked) throw new ZipRefused(texts.pictureBroken(shown));
  return new File([bytes], shown, { type: /\.png$/i.test(shown) ? 'image/png' : 'image/jpeg' });
}

/** Never holds more than the archive has said: one that unpacks to more is given up there. */
async function inflate(content: Blob, unpacked: number, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(unpacked);
  let length = 0;
  const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.byteLength > unpacked) {
        await reader.cancel();
        throw new ZipRefused(texts.pictureBroken(name));
      }
      bytes.set(part.value, length);
      length += part.value.byteLength;
    }
  } catch (error) {
    if (error instanceof ZipRefused) throw error;
    throw new ZipRefused(texts.pictureBroken(name));
  }
  return bytes.subarray(0, length);
}

/** The file alone, without folders and signs that a name has no need of. */
export function safeName(name: string): string {
  const [base = ''] = name.split(/[\\/]/).slice(-1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  return base.replace(/[\u0000-\u001f<>:"|?*]/g, '').slice(-100) || 'picture.jpg';
}

async function viewOf(archive: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await archive.slice(start, end).arrayBuffer());
}
