const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** A comment may follow the end of the directory. */
const MOST_COMMENT = 0xffff;

/**
 * Bytes that the entries of a ZIP archive say they unpack to; undefined for what is no archive, or one of more than 4 GB.
 * An entry gets no more room than it says, so that a wrong number makes it unreadable, and not large.
 */
export function inflatedSize(archive: ArrayBuffer): number | undefined {
  const view = new DataView(archive);
  let at = findDirectory(view);
  if (at === undefined) return undefined;
  let bytes = 0;
  while (at + ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    bytes += view.getUint32(at + 24, true);
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return bytes;
}

function findDirectory(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return view.getUint32(at + 16, true);
  }
  return undefined;
}
