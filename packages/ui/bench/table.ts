import { openBenchPage } from './bench-page.ts';
import { reportFigures } from './figures.ts';
import { traceTasks } from './main-thread-tasks.ts';

// The longest task of the main thread while a table of 10,000 rows scrolls: by the wheel down and up, and by jumps as
// of a dragged scroll bar. The goal is for the processor's time: on a busy machine the clock also counts the others.

const { page, browser, close } = await openBenchPage('table');
try {
  const scroller = page.getByRole('region', { name: '我的询价单' });
  await scroller.hover();
  const figures = await traceTasks(browser, page, async () => {
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
  });
  reportFigures('table', figures, { longestTaskOfProcessor: 50 });
} finally {
  await close();
}
