import type { FileDigest, HashOptions } from '../ports/hasher.ts';
import { LANE_FILE } from './hash-site.ts';
import { createLaneRunner, type Lane } from './lane-runner.ts';
import type { Md5Kernel } from './md5-kernel.ts';
import { digestOf, openStream } from './md5-stream.ts';
import type { Pace } from './pace.ts';
import { readChunks } from './read-chunks.ts';

/** Least time between two reports of progress, in ms. */
const REPORT_INTERVAL = 100;

/** Hashes files on the thread that calls it, several at once as lanes of the kernel. Rejects as a Hasher does. */
export function createFileHashing(kernel: Md5Kernel, pace: Pace): (file: Blob, o: HashOptions) => Promise<FileDigest> {
  const runner = createLaneRunner(kernel, pace);
  let row: Promise<unknown> = Promise.resolve();

  return (file, options) => {
    if (file.size >= LANE_FILE) return hashFile(kernel, runner.join(), file, options);
    const digest = row.then(() => hashFile(kernel, runner.alone, file, options));
    // The next in the row does not care how this one ended; who asked for it does.
    row = digest.catch(() => {});
    return digest;
  };
}

async function hashFile(kernel: Md5Kernel, lane: Lane, file: Blob, options: HashOptions): Promise<FileDigest> {
  const whole = openStream();
  const parts: string[] = [];
  const report = throttled(options.onBytes);
  let part = openStream();
  try {
    for await (const chunk of readChunks(file, options.signal)) {
      for (const piece of cutAtParts(chunk, whole.length, options.partSize)) {
        await lane.take(options.partSize ? [whole, part] : [whole], piece);
        if (part.length !== options.partSize) continue;
        parts.push(digestOf(kernel, part));
        part = openStream();
      }
      report(whole.length, whole.length === file.size);
    }
  } finally {
    lane.leave();
  }
  if (part.length > 0) parts.push(digestOf(kernel, part));
  return { md5: digestOf(kernel, whole), parts };
}

/** The chunk in pieces that lie within one part each. */
function* cutAtParts(chunk: Uint8Array, position: number, partSize = Number.POSITIVE_INFINITY): Generator<Uint8Array> {
  for (let at = 0; at < chunk.length; ) {
    const toBoundary = partSize - ((position + at) % partSize);
    const end = Math.min(chunk.length, at + toBoundary);
    yield chunk.subarray(at, end);
    at = end;
  }
}

function throttled(onBytes: ((read: number) => void) | undefined): (read: number, last: boolean) => void {
  let reported = Number.NEGATIVE_INFINITY;
  return (read, last) => {
    const now = performance.now();
    if (!last && now - reported < REPORT_INTERVAL) return;
    reported = now;
    onBytes?.(read);
  };
}
