import { type FileDigest, type HashOptions, ReadError } from '../ports/hasher.ts';
import { type HashPlace, type HashSite, SiteFailure, type SiteOpener } from './hash-site.ts';
import { inlineWorkerScript } from './inline-worker.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** A worker that has not answered by then, in ms, never will. */
const START_TIMEOUT = 10_000;

interface Job {
  readonly options: HashOptions;
  readonly resolve: (digest: FileDigest) => void;
  readonly reject: (reason: unknown) => void;
}

/** The worker that the page serves itself at this address: `@jianzhu/upload/hash.worker`. */
export function servedWorker(url: string | URL): SiteOpener {
  return workerSite('worker-url', () => ({ worker: new Worker(url, { type: 'module' }), started: () => {} }));
}

/** The worker out of a string: nothing to serve and nothing for a bundler to find. */
export const inlineWorker: SiteOpener = workerSite('inline-worker', () => {
  const url = URL.createObjectURL(new Blob([inlineWorkerScript], { type: 'text/javascript' }));
  try {
    return { worker: new Worker(url), started: () => URL.revokeObjectURL(url) };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
});

interface Starting {
  readonly worker: Worker;
  /** Called once when it runs or has failed. */
  readonly started: () => void;
}

function workerSite(place: HashPlace, start: () => Starting): SiteOpener {
  return {
    place,
    async open() {
      if (typeof Worker !== 'function') throw new SiteFailure('There are no workers here');
      try {
        const { worker, started } = start();
        return await openSite(worker).finally(started);
      } catch (error) {
        // A policy may make the constructor throw, or only report an error later.
        throw error instanceof SiteFailure ? error : new SiteFailure(String(error), { cause: error });
      }
    },
  };
}

function openSite(worker: Worker): Promise<HashSite> {
  return new Promise((opened, refused) => {
    const jobs = new Map<number, Job>();
    let lastId = 0;
    const send = (request: WorkerRequest): void => worker.postMessage(request);
    const timer = setTimeout(() => breakDown('The worker did not answer'), START_TIMEOUT);

    function breakDown(message: string): void {
      clearTimeout(timer);
      worker.terminate();
      const failure = new SiteFailure(message);
      refused(failure);
      for (const { reject } of jobs.values()) reject(failure);
      jobs.clear();
    }

    function md5(file: Blob, options: HashOptions): Promise<FileDigest> {
      lastId += 1;
      const id = lastId;
      const { signal, partSize } = options;
      const abort = (): void => {
        send({ type: 'abort', id });
        jobs.get(id)?.reject(signal.reason);
        jobs.delete(id);
      };
      const digest = new Promise<FileDigest>((resolve, reject) => jobs.set(id, { options, resolve, reject }));
      send({ type: 'hash', id, file, partSize });
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      return digest.finally(() => signal.removeEventListener('abort', abort));
    }

    function hear(answer: WorkerAnswer): void {
      if (answer.type === 'ready') {
        clearTimeout(timer);
        opened({ kernel: answer.kernel, lanes: answer.lanes, md5, close: () => breakDown('The worker was ended') });
        return;
      }
      const job = jobs.get(answer.id);
      if (answer.type === 'read') {
        job?.options.onBytes?.(answer.bytes);
        return;
      }
      jobs.delete(answer.id);
      if (answer.type === 'digest') job?.resolve({ md5: answer.md5, parts: answer.parts });
      else job?.reject(new ReadError(answer.message));
    }

    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      breakDown(`The worker failed: ${event.message || 'it was not loaded'}`);
    });
    worker.addEventListener('messageerror', () => breakDown('The worker was not understood'));
  });
}
