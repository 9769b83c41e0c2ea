import { defineConfig } from '@playwright/test';
import { browserLaunch, resultsFolder, visualSettings } from './env.ts';

/** One picture for each story, compared with an accepted one. Run by `run.ts`, which chooses the accepted ones. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: `${resultsFolder}/visual`,
  snapshotPathTemplate: `${visualSettings.expected}/{arg}{ext}`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  // A machine's bad moment is no difference; what differs does so again, and the report tells of both.
  retries: 1,
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  reporter: [['dot'], ['json', { outputFile: visualSettings.report }]],
  use: { launchOptions: browserLaunch },
});
