import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds of the processor, without what other processes took. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Task {
  /** Ms by the clock, and of the processor. */
  readonly clock: number;
  readonly processor: number;
}

/** The tasks of the page's main thread. */
function mainThreadTasks(trace: string): readonly Task[] {
  // Written by the browser that this process started, in the format of its tracing.
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = dur }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
}

/**
 * Lets a page run and tells of its main thread's tasks: the longest in ms by the clock and of the processor, how many
 * took over 50 ms by the clock, and how many there were.
 *
 * @throws when the trace holds none.
 */
export async function traceTasks(browser: Browser, page: Page, run: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await run();
  const tasks = mainThreadTasks((await browser.stopTracing()).toString());
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  const longest = (measure: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[measure]), 0);
  return {
    longestTask: longest('clock'),
    longestTaskOfProcessor: longest('processor'),
    tasksOver50: tasks.filter(({ clock }) => clock > 50).length,
    tasks: tasks.length,
  };
}
