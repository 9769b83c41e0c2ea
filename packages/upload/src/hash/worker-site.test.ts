import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HashSite, SiteFailure } from './hash-site.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';
import { inlineWorker, servedWorker } from './worker-site.ts';

/** A worker that notes what it is asked and whose answers a test sends. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  readonly requests: WorkerRequest[] = [];
  ended = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(data: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const signal = new AbortController().signal;

beforeEach(() => {
  SilentWorker.started = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openSite(): Promise<{ site: HashSite; worker: SilentWorker }> {
  const opening = servedWorker('/worker.js').open();
  const [worker] = SilentWorker.started;
  if (!worker) throw new Error('No worker was started');
  worker.answer({ type: 'ready', kernel: 'lanes', lanes: 4 });
  return { site: await opening, worker };
}

test('HA11 a worker that does not answer for 10 s is ended and refused', async () => {
  const refused = expect(inlineWorker.open()).rejects.toThrow(SiteFailure);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(SilentWorker.started[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(SilentWorker.started[0]?.ended).toBe(true);
});

test('HA11 without workers, or with a policy that throws, the place is refused', async () => {
  vi.stubGlobal('Worker', undefined);
  await expect(inlineWorker.open()).rejects.toThrow(SiteFailure);
  const forbidden = class {
    constructor() {
      throw new DOMException('policy', 'SecurityError');
    }
  };
  vi.stubGlobal('Worker', forbidden);
  await expect(inlineWorker.open()).rejects.toThrow(SiteFailure);
});

test('HA11 a worker that fails while it hashes gives its files back', async () => {
  const { site, worker } = await openSite();
  const result = expect(site.md5(new Blob(['x']), { signal })).rejects.toThrow(SiteFailure);
  worker.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
  await result;
  expect(worker.ended).toBe(true);
});

test("HA8 an aborted file is told to the worker, and late answers are nobody's", async () => {
  const { site, worker } = await openSite();
  const controller = new AbortController();
  const result = site.md5(new Blob(['x']), { signal: controller.signal });
  controller.abort('left');
  await expect(result).rejects.toBe('left');
  expect(worker.requests).toMatchObject([
    { type: 'hash', id: 1 },
    { type: 'abort', id: 1 },
  ]);
  worker.answer({ type: 'digest', id: 1, md5: 'late', parts: [] });
});

test('HA9 HA10 progress, digests and unreadable files reach who asked for them', async () => {
  const { site, worker } = await openSite();
  const reads: number[] = [];
  const first = site.md5(new Blob(['x']), { signal, onBytes: (read) => void reads.push(read) });
  const second = site.md5(new Blob(['y']), { signal });
  worker.answer({ type: 'read', id: 1, bytes: 1 });
  worker.answer({ type: 'unreadable', id: 2, message: 'gone' });
  worker.answer({ type: 'digest', id: 1, md5: 'm', parts: ['p'] });
  expect(await first).toEqual({ md5: 'm', parts: ['p'] });
  await expect(second).rejects.toMatchObject({ name: 'ReadError', message: 'gone' });
  expect(reads).toEqual([1]);
});
