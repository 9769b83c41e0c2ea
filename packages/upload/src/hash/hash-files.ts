import type { FileDigest, HashOptions } from '../ports/hasher.ts';
import { cutAtParts } from './cut-at-parts.ts';
import { LANE_FILE } from './hash-site.ts';
import { createLaneRunner, type Lane } from './lane-runner.ts';
import type { Md5Kernel } from './md5-kernel.ts';
import { digestOf, openStream } from './md5-stream.ts';
import type { Pace } from './pace.ts';
import { readChunks } from './read-chunks.ts';
import { reportProgress } from './report-progress.ts';

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
  const report = reportProgress(file.size, options.onBytes);
  let part = openStream();
  try {
    for await (const chunk of readChunks(file, options.signal)) {
      for (const { bytes, endsPart } of cutAtParts(chunk, whole.length, options.partSize)) {
        await lane.take(options.partSize ? [whole, part] : [whole], bytes);
        if (!endsPart) continue;
        parts.push(digestOf(kernel, part));
        part = openStream();
      }
      report(whole.length);
    }
  } finally {
    lane.leave();
  }
  if (part.length > 0) parts.push(digestOf(kernel, part));
  return { md5: digestOf(kernel, whole), parts };
}
