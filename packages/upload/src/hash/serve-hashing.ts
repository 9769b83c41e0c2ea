import { ReadError } from '../ports/hasher.ts';
import { createFileHashing } from './hash-files.ts';
import type { Md5Kernel } from './md5-kernel.ts';
import { unhurried } from './pace.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** The worker's side of its channel to the page. */
export interface WorkerScope {
  postMessage(answer: WorkerAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
}

type HashRequest = Extract<WorkerRequest, { type: 'hash' }>;

/** Hashes what the page asks for, until the page ends the worker. */
export function serveHashing(scope: WorkerScope, kernel: Md5Kernel): void {
  const hash = createFileHashing(kernel, unhurried);
  const running = new Map<number, AbortController>();

  async function answer({ id, file, partSize }: HashRequest, signal: AbortSignal): Promise<void> {
    const onBytes = (bytes: number): void => scope.postMessage({ type: 'read', id, bytes });
    try {
      scope.postMessage({ type: 'digest', id, ...(await hash(file, { signal, onBytes, partSize })) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ReadError)) throw error;
      scope.postMessage({ type: 'unreadable', id, message: error.message });
    } finally {
      running.delete(id);
    }
  }

  function start(request: HashRequest): void {
    const controller = new AbortController();
    running.set(request.id, controller);
    answer(request, controller.signal).catch((error: unknown) => {
      // Thrown where nobody catches it, so that the page hears of it as an error of the worker.
      setTimeout(() => {
        throw error;
      });
    });
  }

  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'abort') running.get(data.id)?.abort();
    else start(data);
  });
  scope.postMessage({ type: 'ready', kernel: kernel.name, lanes: kernel.lanes });
}
