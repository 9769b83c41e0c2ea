import { openBenchPage } from './bench-page.ts';
import { percentile, reportFigures } from './figures.ts';
import { traceTasks } from './main-thread-tasks.ts';

// A block that is dragged over a page of sixty, up and down and past its edges, so that the page scrolls under it: the
// longest task of the main thread, which is to fit into a frame of 60 in a second, and the time from frame to frame. The
// goal is for the processor's time: on a busy machine the clock also counts the others.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const rounds = process.env.BENCH_SHORT === '1' ? 1 : 6;

const { page, browser, close } = await openBenchPage('shop-drag');
try {
  const cover = page.locator('[data-block="b1"] > [data-cover]');
  await cover.waitFor();
  const canvas = await page.getByRole('region', { name: '画布' }).boundingBox();
  const block = await cover.boundingBox();
  if (canvas === null || block === null) throw new Error('nothing to drag');
  const x = canvas.x + canvas.width / 2;
  await page.mouse.move(x, block.y + 20);
  await page.mouse.down();
  // What it costs to begin is no part of a drag: the blocks are measured once.
  await page.mouse.move(x, block.y + 60, { steps: 4 });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = performance.now();
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const figures = await traceTasks(browser, page, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await page.mouse.move(x, canvas.y + canvas.height - 8, { steps: 60 });
      await page.mouse.move(x, canvas.y + 8, { steps: 60 });
    }
  });
  const frames = await page.evaluate(() => (window as unknown as { readonly frames: readonly number[] }).frames);
  await page.mouse.up();
  reportFigures(
    'shop-drag',
    { ...figures, frameP95: percentile(frames, 0.95), frames: frames.length },
    { longestTaskOfProcessor: 16.7 },
  );
} finally {
  await close();
}
