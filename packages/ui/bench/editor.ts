import { openBenchPage } from './bench-page.ts';
import { percentile, reportFigures } from './figures.ts';
import { traceTasks } from './main-thread-tasks.ts';

// Filling the line-item grid from elsewhere: 500 lines of 10 columns pasted from a spreadsheet, until the frame that shows
// them, and a workbook of 2,000 lines read in. Keys in a grid of 500 lines: grid.ts.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = isShort ? 2 : 12;
const pasted = 500;
const imported = 2000;

const { page, browser, close } = await openBenchPage('editor');
try {
  const pastes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    await page.locator('[data-row="0"][data-column="0"]').click();
    pastes.push(await page.evaluate((lines) => window.pasteLines(lines), pasted));
    await page.getByRole('grid').locator(`xpath=self::*[@aria-rowcount >= ${pasted}]`).waitFor();
  }
  const imports: number[] = [];
  let frames = Number.POSITIVE_INFINITY;
  const tasks = await traceTasks(browser, page, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const read = await page.evaluate((lines) => window.importLines(lines), imported);
      if (read.rows !== imported + 1) throw new Error(`${read.rows} rows were read`);
      imports.push(read.ms);
      frames = Math.min(frames, read.frames);
    }
  });
  reportFigures(
    'editor',
    {
      ...{ pasteP50: percentile(pastes, 0.5), pasteP95: percentile(pastes, 0.95) },
      ...{ importP50: percentile(imports, 0.5), importP95: percentile(imports, 0.95) },
      ...{ longestTaskOfImport: tasks.longestTask, fewestFramesOfImport: frames },
    },
    { pasteP95: 300, importP95: 2000 },
  );
} finally {
  await close();
}
