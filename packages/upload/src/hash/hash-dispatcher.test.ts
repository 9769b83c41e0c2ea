import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hasher } from '../ports/hasher.ts';
import { type FakeSite, type Rung, rung } from './fixtures/fake-site.ts';
import { createHashDispatcher, type DispatcherOptions, type HashTier } from './hash-dispatcher.ts';
import { SiteFailure } from './hash-site.ts';

const LARGE = 256 * 1024;
const large = (name: string): File => new File([new Uint8Array(LARGE)], name);
const small = (name: string): File => new File(['x'], name);
const signal = new AbortController().signal;
const digest = { md5: 'd', parts: [] };

let tiers: HashTier[];
beforeEach(() => {
  tiers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function dispatcher(ladder: readonly Rung[], settings: Partial<DispatcherOptions> = {}): Hasher {
  const onTier = (tier: HashTier): void => void tiers.push(tier);
  return createHashDispatcher({ ladder, processors: 2, lanes: 4, onTier, ...settings });
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const names = (site: FakeSite | undefined): string[] => site?.jobs.map(({ name }) => name) ?? [];
const series = (count: number, make: (name: string) => File): File[] =>
  Array.from({ length: count }, (_, index) => make(String(index)));

describe('one thread', () => {
  test('HA15 gets four large files at a time, in their order, and small ones beside them', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker, rung('page-thread')]);
    const results = [...series(6, large), small('s')].map((file) => hasher.md5(file, { signal }));
    await settle();
    const [site] = worker.sites;
    expect(names(site).toSorted()).toEqual(['0', '1', '2', '3', 's']);
    site?.jobs.find(({ name }) => name === '2')?.resolve(digest);
    await settle();
    expect(names(site).at(-1)).toBe('4');
    expect(names(site)).not.toContain('5');
    expect(await results[2]).toBe(digest);
    expect(worker.sites).toHaveLength(1);
  });

  test('HA15 takes no more lanes than are allowed', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker], { lanes: 2 });
    for (const file of series(3, large)) void hasher.md5(file, { signal });
    await settle();
    expect(names(worker.sites[0])).toEqual(['0', '1']);
  });
});

describe('a second thread', () => {
  test.each([
    { processors: 4, files: 12, threads: 2 },
    { processors: 4, files: 11, threads: 1 },
    { processors: 2, files: 30, threads: 1 },
    { processors: 16, files: 60, threads: 2 },
  ])('HA16 $threads for $files files on $processors processors', async ({ processors, files, threads }) => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker, rung('page-thread')], { processors });
    for (const file of series(files, large)) void hasher.md5(file, { signal });
    await settle();
    expect(worker.sites).toHaveLength(threads);
  });

  test('HA16 never on the thread of the page', async () => {
    const page = rung('page-thread');
    const hasher = dispatcher([page], { processors: 8 });
    for (const file of series(30, large)) void hasher.md5(file, { signal });
    await settle();
    expect(page.sites).toHaveLength(1);
  });
});

describe('the ladder', () => {
  test('HA11 takes the first place that can be had and says why not the others', async () => {
    const worker = rung('inline-worker', 'blob: is forbidden');
    const page = rung('page-thread');
    const hasher = dispatcher([rung('worker-url', '404'), worker, page]);
    const result = hasher.md5(large('a'), { signal });
    await settle();
    page.sites[0]?.jobs[0]?.resolve(digest);
    expect(await result).toBe(digest);
    expect(tiers).toEqual([
      {
        place: 'page-thread',
        kernel: 'lanes',
        refused: [
          { place: 'worker-url', reason: 'SiteFailure: 404' },
          { place: 'inline-worker', reason: 'SiteFailure: blob: is forbidden' },
        ],
      },
    ]);
  });

  test('HA11 files of a thread that broke down are hashed in the next place', async () => {
    const worker = rung('inline-worker');
    const page = rung('page-thread');
    const reads: number[] = [];
    const hasher = dispatcher([worker, page]);
    const results = series(2, large).map((file) =>
      hasher.md5(file, { signal, onBytes: (read) => void reads.push(read) }),
    );
    await settle();
    worker.sites[0]?.jobs[0]?.options.onBytes?.(10);
    for (const { reject } of worker.sites[0]?.jobs ?? []) reject(new SiteFailure('out of memory'));
    await settle();
    const [site] = page.sites;
    expect(names(site)).toEqual(['0', '1']);
    site?.jobs[0]?.options.onBytes?.(5);
    site?.jobs[0]?.options.onBytes?.(11);
    for (const { resolve } of site?.jobs ?? []) resolve(digest);
    expect(await Promise.all(results)).toEqual([digest, digest]);
    expect(reads).toEqual([10, 11]);
    expect(tiers.map(({ place }) => place)).toEqual(['inline-worker', 'page-thread']);
  });

  test('HA11 when even the last place fails the file is refused, and the next one tries again', async () => {
    let failures = 1;
    const page = rung('page-thread');
    const flaky: Rung = {
      ...page,
      open: () => (failures-- > 0 ? Promise.reject(new Error('not loaded')) : page.open()),
    };
    const hasher = dispatcher([flaky]);
    await expect(hasher.md5(large('a'), { signal })).rejects.toThrow('not loaded');
    void hasher.md5(large('b'), { signal });
    await settle();
    expect(names(page.sites[0])).toEqual(['b']);
  });

  test('HA9 a file that cannot be read leaves the thread where it is', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker, rung('page-thread')]);
    const result = hasher.md5(large('a'), { signal });
    const refused = expect(result).rejects.toThrow('unreadable');
    await settle();
    worker.sites[0]?.jobs[0]?.reject(new Error('unreadable'));
    await refused;
    void hasher.md5(large('b'), { signal });
    await settle();
    expect(names(worker.sites[0])).toEqual(['a', 'b']);
  });
});

describe('ending', () => {
  test('HA8 an aborted file leaves the queue, or the thread, with the reason of the signal', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker], { lanes: 1 });
    const running = new AbortController();
    const queued = new AbortController();
    const first = hasher.md5(large('a'), { signal: running.signal });
    const second = hasher.md5(large('b'), { signal: queued.signal });
    const both = Promise.all([expect(first).rejects.toBe('one'), expect(second).rejects.toBe('two')]);
    await settle();
    queued.abort('two');
    running.abort('one');
    await both;
    worker.sites[0]?.jobs[0]?.reject('one');
    await settle();
    expect(names(worker.sites[0])).toEqual(['a']);
    await expect(hasher.md5(large('c'), { signal: AbortSignal.abort('three') })).rejects.toBe('three');
  });

  test('HA14 a thread without work for 5 s is closed; the next file opens another', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker]);
    const result = hasher.md5(large('a'), { signal });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.sites[0]?.closed).toBe(false);
    worker.sites[0]?.jobs[0]?.resolve(digest);
    await result;
    await vi.advanceTimersByTimeAsync(4999);
    expect(worker.sites[0]?.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker.sites[0]?.closed).toBe(true);
    void hasher.md5(large('b'), { signal });
    await settle();
    expect(names(worker.sites[1])).toEqual(['b']);
  });

  test('HA14 disposing ends threads, files and timers, and refuses more', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker], { lanes: 1 });
    const results = series(2, large).map((file) => hasher.md5(file, { signal }));
    const ends = Promise.all(results.map((result) => expect(result).rejects.toThrow('disposed')));
    await settle();
    hasher.dispose();
    await ends;
    expect(worker.sites[0]?.closed).toBe(true);
    worker.sites[0]?.jobs[0]?.reject(new SiteFailure('ended'));
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    await expect(hasher.md5(large('c'), { signal })).rejects.toThrow('disposed');
  });

  test('HA14 a thread that opens after the disposal is closed at once', async () => {
    const worker = rung('inline-worker');
    const hasher = dispatcher([worker]);
    const end = expect(hasher.md5(large('a'), { signal })).rejects.toThrow('disposed');
    hasher.dispose();
    await end;
    await settle();
    expect(worker.sites[0]).toMatchObject({ closed: true, jobs: [] });
  });
});
