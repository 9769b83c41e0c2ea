import { openBenchPage } from './bench-page.ts';
import { percentile, reportFigures } from './figures.ts';
import { traceTasks } from './main-thread-tasks.ts';

// The matrix of 500 lines and 20 offers: from the start of its page until a key has chosen a cell, and the longest task of
// the main thread while it is scrolled down and across. Data and frame of the portal's page are no part of it.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = isShort ? 2 : 10;
const wheels = isShort ? 5 : 60;

const { page, browser, close } = await openBenchPage('comparison');
try {
  const grid = page.getByRole('grid', { name: '各家报价明细' });
  const starts: number[] = [];
  const choices: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    await grid.focus();
    const pressed = await page.evaluate(() => performance.now());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await grid.locator('[role=gridcell][aria-selected=true]').first().waitFor();
    // By the clock of the page, which begins with its navigation.
    const shown = await page.evaluate(() => performance.now());
    starts.push(shown);
    choices.push(shown - pressed);
  }
  await grid.hover();
  const tasks = await traceTasks(browser, page, async () => {
    for (const [across, down] of [
      [0, 120],
      [0, 400],
      [0, 900],
      [300, 0],
      [-300, 0],
      [0, -700],
    ] as const) {
      for (let turn = 0; turn < wheels; turn += 1) await page.mouse.wheel(across, down);
    }
  });
  reportFigures(
    'comparison-page',
    { interactiveP95: percentile(starts, 0.95), chooseP95: percentile(choices, 0.95), ...tasks },
    { interactiveP95: 1500, longestTaskOfProcessor: 50 },
  );
} finally {
  await close();
}
