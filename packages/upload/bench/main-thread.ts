import type { Browser, Page } from 'playwright';

/** Ms of the processor, and by the clock, which on a busy machine also counts the others. */
export interface TaskLength {
  readonly processor: number;
  readonly clock: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

/** What the tasks of a page's main thread took. */
export interface MainThreadWork {
  readonly longest: TaskLength;
  /** Ms of the processor of all tasks together. */
  readonly processor: number;
}

/** Watches the main thread of the page during some work. */
export async function watchMainThread(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = (await browser.stopTracing()).toString();
  // Written by the browser that this process started, in the format of its tracing.
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  const longest = (of: (event: TraceEvent) => number): number =>
    tasks.reduce((most, event) => Math.max(most, of(event)), 0) / 1000;
  const processorTime = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;
  return {
    longest: { processor: longest(processorTime), clock: longest(({ dur = 0 }) => dur) },
    processor: tasks.reduce((sum, task) => sum + processorTime(task), 0) / 1000,
  };
}
