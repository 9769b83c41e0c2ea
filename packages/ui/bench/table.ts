import { openBenchPage } from './bench-page.ts';
import { reportFigures } from './figures.ts';

// The longest task of the main thread while a table of 10,000 rows scrolls: by the wheel down and up, and by jumps as
// of a dragged scroll bar. The goal is for the processor's time: on a busy machine the clock also counts the others.

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

const { page, browser, close } = await openBenchPage('table');
try {
  const scroller = page.getByRole('region', { name: '我的询价单' });
  await scroller.hover();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  for (const step of [120, 400, 900, -700, -120]) {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, step);
    }
  }
  for (let jump = 0; jump < 60; jump += 1) {
    await scroller.evaluate(
      (box, share) =>
        new Promise((resolve) => {
          box.scrollTop = box.scrollHeight * share;
          requestAnimationFrame(resolve);
        }),
      ((jump * 37) % 60) / 60,
    );
  }
  const tasks = mainThreadTasks((await browser.stopTracing()).toString());
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  const longest = (measure: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[measure]), 0);
  reportFigures(
    'table',
    {
      longestTask: longest('clock'),
      longestTaskOfProcessor: longest('processor'),
      tasksOver50: tasks.filter(({ clock }) => clock > 50).length,
      tasks: tasks.length,
    },
    { longestTaskOfProcessor: 50 },
  );
} finally {
  await close();
}
