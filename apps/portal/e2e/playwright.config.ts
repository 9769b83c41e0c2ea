import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../../test-machine.config.ts';
import { exampleSite, officeViewer, platform, platformPort, portal, portalPort } from './support/addresses.ts';

const results = path.resolve(import.meta.dirname, '../test-results');
const node = `"${process.execPath}" --conditions=@jianzhu/source --disable-warning=ExperimentalWarning`;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 15_000 } as const;

/** Browser journeys and conformance of every page, on the built portal and a platform with demo data, as `pnpm start` runs them. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.journey.ts', 'conformance/*.conformance.ts'],
  outputDir: path.join(results, 'e2e'),
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine is retried; a journey that needed it is reported as flaky.
  retries: 2,
  workers: 2,
  // On a busy machine the longest journeys take a minute.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, 'e2e.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // Not the zone of the dates that are shown: they must not depend on it (decision 32).
    timezoneId: 'America/New_York',
    baseURL: portal,
    // Of a second try alone: to record every test costs every test. `--trace retain-on-failure`
    // records a first failure too.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: true },
    launchOptions: chromiumLaunch,
  },
  // In this order: a portal that finds no platform would keep its first pages without data for a while.
  webServer: [
    {
      name: 'platform',
      command: `${node} support/start-platform.ts`,
      cwd: import.meta.dirname,
      env: {
        ...{ PORT: String(portalPort), PLATFORM_PORT: String(platformPort), DEMO: '1', LOG_LEVEL: 'warn' },
        // Browsers say from which address they come (support/captcha.ts).
        TRUSTED_PROXIES: '127.0.0.1,::1',
      },
      url: `${platform}/health`,
      timeout: 90_000,
      gracefulShutdown,
    },
    {
      name: 'portal',
      command: `${node} ../server/main.ts`,
      cwd: import.meta.dirname,
      env: {
        PORT: String(portalPort),
        PLATFORM_ORIGIN: platform,
        DEMO: '1',
        OFFICE_VIEWER_URL: `${officeViewer}?src={url}`,
        NODE_ENV: 'production',
      },
      url: portal,
      timeout: 60_000,
      gracefulShutdown,
    },
    {
      name: 'sibling site',
      command: `${node} server/main.ts`,
      cwd: path.resolve(import.meta.dirname, '../../../examples/sibling-site'),
      env: { PLATFORM_PORT: String(platformPort) },
      url: `${exampleSite}/health`,
      timeout: 30_000,
      gracefulShutdown,
    },
  ],
});
