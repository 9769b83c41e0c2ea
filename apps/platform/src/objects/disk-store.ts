import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './object-store.ts';

const BUCKET = 'jianzhu';
const KEY = /^[\w-]+(?:[./][\w-]+)*$/;

/** Objects as files below a folder, under their keys. */
export function createDiskStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new TypeError('an object key that is no path of ours');
    return path.join(folder, BUCKET, key);
  };
  return {
    bucket: BUCKET,
    async head(key) {
      const file = fileOf(key);
      const size = await stat(file).then(
        (facts) => facts.size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      );
      if (size === undefined) return undefined;
      const hash = createHash('md5');
      await pipeline(createReadStream(file), hash);
      return { size, md5: hash.digest('hex') };
    },
    read: (key) => createReadStream(fileOf(key)),
    async write(key, content: Readable) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await pipeline(content, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
