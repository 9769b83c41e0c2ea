import { crc32 } from './crc32.ts';
import { dataDescriptor, directoryHeader, endOfDirectory, localHeader, type ZipEntry } from './zip-records.ts';

export interface ZipFile {
  /** Unique within the archive. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * An archive made while its files come, one after another, without compression (what is uploaded is mostly compressed
 * already) and without holding any of them. Files are below 4 GB; the archive may be larger.
 */
export async function* zipStream(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const header = localHeader(name);
    yield header;
    let crc = 0;
    let size = 0;
    for await (const chunk of content) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
    const descriptor = dataDescriptor({ crc, size });
    yield descriptor;
    entries.push({ name, crc, size, offset });
    offset += header.length + size + descriptor.length;
  }
  const directory = entries.map(directoryHeader);
  yield* directory;
  const length = directory.reduce((sum, header) => sum + header.length, 0);
  yield endOfDirectory(entries.length, offset, length);
}
