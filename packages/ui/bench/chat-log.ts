import { openBenchPage } from './bench-page.ts';
import { reportFigures } from './figures.ts';
import { traceTasks } from './main-thread-tasks.ts';
import './pages/log-changes.ts';

// The longest task of the main thread while a conversation of 100,000 messages scrolls: by the wheel up and down, by
// jumps as of a dragged scroll bar, while 20 pages of older messages come in above and 100 messages below. The
// goal is for the processor's time: on a busy machine the clock also counts the others.

const { page, browser, close } = await openBenchPage('chat');
try {
  const log = page.getByRole('log');
  await log.hover();
  await log.getByText('第 109999 条').waitFor();
  const figures = await traceTasks(browser, page, async () => {
    for (const step of [-120, -400, -900, 700, 120]) {
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, step);
    }
    for (let jump = 0; jump < 60; jump += 1) {
      await log.evaluate(
        (box, share) =>
          new Promise((resolve) => {
            box.scrollTop = box.scrollHeight * share;
            requestAnimationFrame(resolve);
          }),
        ((jump * 37) % 60) / 60,
      );
    }
    for (let turn = 0; turn < 100; turn += 1) {
      await page.evaluate(
        (isOlder) => {
          window.addNewer();
          if (isOlder) window.addOlder();
          return new Promise(requestAnimationFrame);
        },
        turn % 5 === 0,
      );
    }
  });
  reportFigures('chat-log', figures, { longestTaskOfProcessor: 50 });
} finally {
  await close();
}
