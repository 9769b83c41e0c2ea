import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Engine } from './browsers/driven-test.ts';
import journeys from './playwright.config.ts';

const results = path.resolve(import.meta.dirname, '../test-results');

/** The walk through every open page and the first journeys in Firefox and in WebKit of Debian, on the servers of the journeys. */
export default defineConfig<object, { readonly engine: Engine }>({
  testDir: 'browsers',
  testMatch: '*.browsers.ts',
  outputDir: path.join(results, 'browsers'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, 'browsers.json') }]],
  webServer: journeys.webServer ?? [],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
