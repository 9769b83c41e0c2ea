import type { FileDigest, Hasher, HashOptions } from '../ports/hasher.ts';
import { type HashPlace, type HashSite, LANE_FILE, SiteFailure, type SiteOpener } from './hash-site.ts';
import type { KernelName } from './md5-kernel.ts';

/** A thread is given back after this time without work, in ms: it holds some 10 MiB that sending has no use for. */
const IDLE = 5_000;
/** So many files must wait, on so many processors, before a second worker is worth its start. */
const CROWD = 8;
const PROCESSORS_FOR_TWO = 4;
/** Small files handed over ahead, so that a thread need not ask for each. */
const SMALL_AHEAD = 16;

/** Where files are being hashed, and what was tried before. */
export interface HashTier {
  readonly place: HashPlace;
  readonly kernel: KernelName;
  /** Places further up the ladder that could not be used, and why. */
  readonly refused: readonly { readonly place: HashPlace; readonly reason: string }[];
}

/** What the dispatcher needs to know. */
export interface DispatcherOptions {
  /** From the best place to the one that is always there. */
  readonly ladder: readonly SiteOpener[];
  readonly processors: number;
  /** Most large files at once in one thread, 1 to 4. */
  readonly lanes: number;
  readonly onTier: (tier: HashTier) => void;
}

interface Job {
  readonly file: Blob;
  readonly options: HashOptions;
  readonly resolve: (digest: FileDigest) => void;
  readonly reject: (reason: unknown) => void;
}

const sizes = ['small', 'large'] as const;
type Size = (typeof sizes)[number];

interface Slot {
  readonly site: HashSite;
  readonly rung: number;
  readonly running: Record<Size, number>;
}

/**
 * Hands files to the threads that hash them, in the order in which they came; opens threads when there is work, steps
 * down the ladder when one fails, and closes them when there has been nothing to do.
 */
export function createHashDispatcher({ ladder, processors, lanes, onTier }: DispatcherOptions): Hasher {
  const queues: Record<Size, Job[]> = { large: [], small: [] };
  const unsettled = new Set<Job>();
  const slots = new Set<Slot>();
  const refused: HashTier['refused'][number][] = [];
  const lastResort = ladder.at(-1);
  let rung = 0;
  let opening = false;
  let mayOpenSecond = processors >= PROCESSORS_FOR_TWO;
  let disposed = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const waiting = (): number => queues.large.length + queues.small.length;
  const roomFor: Record<Size, (slot: Slot) => number> = {
    large: ({ site, running }) => Math.min(lanes, site.lanes) - running.large,
    small: ({ running }) => SMALL_AHEAD - running.small,
  };

  function pump(): void {
    clearTimeout(idle);
    if (disposed) return;
    for (const slot of slots) {
      for (const size of sizes) {
        for (const job of queues[size].splice(0, Math.max(0, roomFor[size](slot)))) run(slot, size, job);
      }
    }
    if (wantsThread()) void openThread();
    else if (slots.size > 0 && unsettled.size === 0) idle = setTimeout(closeThreads, IDLE);
  }

  function run(slot: Slot, size: Size, job: Job): void {
    slot.running[size] += 1;
    slot.site
      .md5(job.file, job.options)
      .then(job.resolve, (error: unknown) => {
        if (!(error instanceof SiteFailure)) return job.reject(error);
        stepDown(slot, error.message);
        if (unsettled.has(job)) queues[size].push(job);
      })
      .finally(() => {
        slot.running[size] -= 1;
        pump();
      });
  }

  function wantsThread(): boolean {
    if (opening || waiting() === 0) return false;
    const second = mayOpenSecond && ladder[rung] !== lastResort && waiting() >= CROWD;
    return slots.size === 0 || (slots.size === 1 && second);
  }

  async function openThread(): Promise<void> {
    opening = true;
    const opener = ladder[rung];
    try {
      if (!opener) throw new SiteFailure('There is nowhere to hash');
      const site = await opener.open();
      if (disposed) return site.close();
      slots.add({ site, rung, running: { large: 0, small: 0 } });
      if (slots.size === 1) onTier({ place: opener.place, kernel: site.kernel, refused: [...refused] });
    } catch (error) {
      if (slots.size > 0) mayOpenSecond = false;
      else if (opener && opener !== lastResort) refuse(opener.place, String(error));
      else giveUp(error);
    } finally {
      opening = false;
      pump();
    }
  }

  /** Not even the last place could be had: a chunk that was not loaded. The next file tries it again. */
  function giveUp(error: unknown): void {
    queues.large = [];
    queues.small = [];
    for (const job of unsettled) job.reject(error);
  }

  function refuse(place: HashPlace, reason: string): void {
    refused.push({ place, reason });
    rung += 1;
  }

  function stepDown(slot: Slot, reason: string): void {
    const place = ladder[slot.rung]?.place;
    if (slots.delete(slot) && slot.rung === rung && place && ladder[rung] !== lastResort) refuse(place, reason);
  }

  function closeThreads(): void {
    for (const { site } of slots) site.close();
    slots.clear();
  }

  function enqueue(file: Blob, options: HashOptions): Promise<FileDigest> {
    const { signal } = options;
    return new Promise<FileDigest>((resolve, reject) => {
      const size: Size = file.size >= LANE_FILE ? 'large' : 'small';
      const settle =
        <Value>(how: (value: Value) => void): ((value: Value) => void) =>
        (value) => {
          unsettled.delete(job);
          signal.removeEventListener('abort', abort);
          how(value);
        };
      const job: Job = {
        file,
        options: { ...options, onBytes: neverFalling(options.onBytes) },
        resolve: settle(resolve),
        reject: settle(reject),
      };
      const abort = (): void => {
        queues[size] = queues[size].filter((other) => other !== job);
        job.reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      unsettled.add(job);
      queues[size].push(job);
      pump();
    });
  }

  return {
    async md5(file, options) {
      options.signal.throwIfAborted();
      if (disposed) throw disposal();
      return enqueue(file, options);
    },
    dispose() {
      disposed = true;
      clearTimeout(idle);
      queues.large = [];
      queues.small = [];
      for (const job of unsettled) job.reject(disposal());
      closeThreads();
    },
  };
}

const disposal = (): DOMException => new DOMException('The hasher was disposed of', 'AbortError');

/** A file that is begun anew elsewhere reports nothing until it is further than before. */
function neverFalling(onBytes: (read: number) => void = () => {}): (read: number) => void {
  let furthest = 0;
  return (read) => {
    if (read <= furthest) return;
    furthest = read;
    onBytes(read);
  };
}
