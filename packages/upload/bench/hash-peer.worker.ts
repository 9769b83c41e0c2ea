// Hashes a file as pages usually do: slices of 4 MiB, one after the other, with a library.
import { createMD5 } from 'hash-wasm';
import SparkMD5 from 'spark-md5';

const SLICE = 4 * 1024 * 1024;

export interface PeerRequest {
  readonly library: 'hashWasm' | 'sparkMd5';
  readonly file: Blob;
}

async function* slices(file: Blob): AsyncGenerator<ArrayBuffer> {
  for (let start = 0; start < file.size; start += SLICE) yield await file.slice(start, start + SLICE).arrayBuffer();
}

const libraries = {
  async hashWasm(file: Blob): Promise<string> {
    const hash = await createMD5();
    hash.init();
    for await (const slice of slices(file)) hash.update(new Uint8Array(slice));
    return hash.digest();
  },
  async sparkMd5(file: Blob): Promise<string> {
    const hash = new SparkMD5.ArrayBuffer();
    for await (const slice of slices(file)) hash.append(slice);
    return hash.end();
  },
};

addEventListener('message', async ({ data }: MessageEvent<PeerRequest>) => {
  postMessage(await libraries[data.library](data.file));
});
