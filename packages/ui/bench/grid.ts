import { openBenchPage } from './bench-page.ts';
import { percentile, reportFigures } from './figures.ts';

// How long a key takes until its effect is painted, in a line-item grid of 500 rows and 10 columns. Waiting for the
// next frame is part of it: up to 16.7 ms that no program can save. On a busy machine the clock also counts others;
// the processor's time for a key, with what it takes to watch it, does not.

/** Keys as in an hour of entering: values, moving, ranges, filling down, undo, pages. */
const round: readonly string[] = [
  ...['1', '2', '.', '5', 'Enter', '3', '4', 'Tab', 'ArrowDown', 'ArrowDown', 'ArrowLeft', '8', '6', 'Enter'],
  ...['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d', 'Control+z', 'Control+y', 'Delete'],
  ...['Control+z', 'PageDown', 'PageDown', 'F2', '7', 'Escape', 'PageUp', 'Home', 'ArrowRight', 'ArrowRight'],
  ...['ArrowRight', 'ArrowRight', 'PageDown'],
];
/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = isShort ? 1 : 20;
const keysToWarmUp = round.length;
let pressed = 0;

const { page, close } = await openBenchPage('grid');
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');

/** Seconds that the page's main thread has had of the processor. */
async function processorTime(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

try {
  await page.locator('[data-row="0"][data-column="4"]').click();
  const before = await processorTime();
  for (let done = 0; done <= rounds; done += 1) {
    for (const key of round) {
      pressed += 1;
      await page.keyboard.press(key);
      // Nobody types into a page that has not shown the last key yet; keys that wait would count the wait of others.
      await page.waitForFunction((least) => window.keystrokes.length >= least, pressed);
    }
  }
  const keystrokes = (await page.evaluate(() => window.keystrokes)).slice(keysToWarmUp);
  reportFigures(
    'grid',
    {
      p50: percentile(keystrokes, 0.5),
      p95: percentile(keystrokes, 0.95),
      p99: percentile(keystrokes, 0.99),
      longest: percentile(keystrokes, 1),
      processorPerKey: (1000 * ((await processorTime()) - before)) / pressed,
      keystrokes: keystrokes.length,
    },
    { p95: 50 },
  );
} finally {
  await close();
}
