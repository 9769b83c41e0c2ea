import { ReadError } from '../ports/hasher.ts';

const MEBIBYTE = 1024 * 1024;
/** Of a byte stream. Smaller chunks leave more garbage behind and more of them make the page's process grow. */
const BYTE_CHUNK = MEBIBYTE;
/** Of slices: smaller ones cost speed, larger ones memory. */
const SLICE = 4 * MEBIBYTE;

type Chunks = AsyncGenerator<Uint8Array, void, undefined>;

/**
 * The bytes of a file in order; each chunk is valid only until the next one is asked for. By the best way that there
 * is: a byte stream into one buffer that is used again, a plain stream, or slices with one read ahead. Throws a
 * {@link ReadError} when the file cannot be read or is not as long as it was, and the signal's reason when aborted.
 */
export async function* readChunks(file: Blob, signal: AbortSignal): Chunks {
  let read = 0;
  try {
    for await (const chunk of openChunks(file, signal)) {
      signal.throwIfAborted();
      read += chunk.length;
      yield chunk;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new ReadError(`${file.size} bytes could not be read: ${String(error)}`, { cause: error });
  }
  signal.throwIfAborted();
  if (read !== file.size) throw new ReadError(`${read} bytes were read where ${file.size} were expected`);
}

function openChunks(file: Blob, signal: AbortSignal): Chunks {
  // A single slice is cheaper than a stream.
  if (typeof file.stream !== 'function' || file.size <= SLICE / 16) return readSlices(file);
  const stream = file.stream();
  const byteReader = openByteReader(stream);
  return byteReader ? readByteStream(byteReader, signal) : readStream(stream.getReader(), signal);
}

/** Null where streams of files are no byte streams: asking for a byte reader throws there. */
function openByteReader(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

interface Filled {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly last: boolean;
}

async function* readByteStream(reader: ReadableStreamBYOBReader, signal: AbortSignal): Chunks {
  const release = cancelOnAbort(reader, signal);
  try {
    let buffer = new ArrayBuffer(BYTE_CHUNK);
    for (;;) {
      const { bytes, last } = await fill(reader, buffer);
      if (bytes.length > 0) yield bytes;
      if (last) return;
      buffer = bytes.buffer;
    }
  } finally {
    release();
  }
}

async function fill(reader: ReadableStreamBYOBReader, buffer: ArrayBuffer): Promise<Filled> {
  let bytes = new Uint8Array(buffer, 0, 0);
  while (bytes.length < bytes.buffer.byteLength) {
    const { value, done } = await reader.read(new Uint8Array(bytes.buffer, bytes.length));
    // A cancelled reader gives no buffer back.
    if (!value) return { bytes: new Uint8Array(0), last: true };
    bytes = new Uint8Array(value.buffer, 0, value.byteOffset + value.byteLength);
    if (done) return { bytes, last: true };
  }
  return { bytes, last: false };
}

async function* readStream(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal): Chunks {
  const release = cancelOnAbort(reader, signal);
  try {
    let next = reader.read();
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = reader.read();
      next.catch(ignoreUntilAwaited);
      yield value;
    }
  } finally {
    release();
  }
}

async function* readSlices(file: Blob): Chunks {
  const readAt = (start: number): Promise<ArrayBuffer> => file.slice(start, start + SLICE).arrayBuffer();
  let next = readAt(0);
  for (let start = 0; start < file.size; start += SLICE) {
    const buffer = await next;
    if (start + SLICE < file.size) next = readAt(start + SLICE);
    next.catch(ignoreUntilAwaited);
    yield new Uint8Array(buffer);
  }
}

/** A chunk read ahead may fail while nobody waits for it; the failure is met when its turn comes. */
function ignoreUntilAwaited(): void {}

/** Gives the file up at once when aborted, and in any case when the returned function is called. */
function cancelOnAbort(
  reader: ReadableStreamBYOBReader | ReadableStreamDefaultReader,
  signal: AbortSignal,
): () => void {
  const cancel = (): void => {
    // A stream that has failed rejects this with the failure that the read reports.
    reader.cancel().catch(ignoreUntilAwaited);
  };
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  return () => {
    signal.removeEventListener('abort', cancel);
    cancel();
  };
}
