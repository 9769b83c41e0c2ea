import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../../test-machine.config.ts';

const results = path.resolve(import.meta.dirname, '../test-results');

/** The commands of the README, each run as it stands there; the benchmarks, which take minutes, with `pnpm test:deep`. */
export default defineConfig({
  testDir: 'commands',
  testMatch: '*.command.ts',
  testIgnore: process.env.TEST_DEEP ? [] : 'benches.command.ts',
  outputDir: path.join(results, 'commands'),
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, 'commands.json') }]],
  use: { ...devices['Desktop Chrome'], locale: 'zh-CN', launchOptions: chromiumLaunch },
});
