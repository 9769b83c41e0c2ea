// What the measured page does; `hash-chromium.ts` bundles it and calls it.
import { createHasher } from '../src/hash/create-hasher.ts';
import type { PeerRequest } from './hash-peer.worker.ts';

/** The functions that the bench calls in the page. They hash files of the page's file input by their index. */
export interface HashPage {
  /** All of the files at once, by our hasher; the worker is kept for the next run. */
  own(indices: readonly number[], partSize?: number): Promise<string[]>;
  peer(library: PeerRequest['library'], index: number, workerScript: string): Promise<string>;
}

const hasher = createHasher();
const peers = new Map<string, Worker>();

function fileAt(index: number): File {
  const file = document.querySelector('input')?.files?.[index];
  if (!file) throw new Error(`There is no file ${index}`);
  return file;
}

function peerWorker(script: string): Worker {
  const worker = peers.get(script) ?? new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  peers.set(script, worker);
  return worker;
}

const page: HashPage = {
  async own(indices, partSize) {
    const { signal } = new AbortController();
    const digests = await Promise.all(indices.map((index) => hasher.md5(fileAt(index), { signal, partSize })));
    return digests.map(({ md5 }) => md5);
  },
  peer(library, index, workerScript) {
    const worker = peerWorker(workerScript);
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      worker.addEventListener('error', reject, { once: true });
      const request: PeerRequest = { library, file: fileAt(index) };
      worker.postMessage(request);
    });
  },
};

Object.assign(globalThis, { hashPage: page });
