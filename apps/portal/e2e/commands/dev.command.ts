import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buyer } from '../support/accounts.ts';
import { home, platformPort, portal, portalPort, uploadPage } from '../support/addresses.ts';
import { chatPage, chatParts } from '../support/chat.ts';
import { type RunningCommand, startPnpm, workspace } from '../support/command.ts';
import { enterAs } from '../support/login.ts';
import { watchProblems } from '../support/page-problems.ts';

// `pnpm dev` as on the first day: nothing is in the bundler's cache.

const component = path.join(workspace, 'packages/ui/src/home/section/home-section.tsx');
const bundlerCache = path.join(workspace, 'apps/portal/node_modules/.vite');
const seenWithinMs = 2_000;

let dataDir: string;
let dev: RunningCommand;

test.beforeAll(async () => {
  await rm(bundlerCache, { recursive: true, force: true });
  dataDir = await mkdtemp(path.join(tmpdir(), 'jianzhu-dev-'));
  dev = startPnpm(['dev'], {
    PORT: String(portalPort),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: dataDir,
    NODE_ENV: undefined,
  });
  await expect.poll(() => dev.hasEnded() || dev.output().includes('Ready in'), { timeout: 120_000 }).toBe(true);
  expect(dev.hasEnded(), dev.output()).toBe(false);
});

test.afterAll(async () => {
  await dev.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the first page answers clicks, and shows a changed component within 2 s, without a reload', async ({
  page,
  context,
}) => {
  const problems = watchProblems(context);
  await page.goto(portal + home);
  const region = page.getByRole('region', { name: '供需对接' });
  await expect(region).toBeVisible();
  // Only a page whose scripts run changes the tab.
  const tab = page.getByRole('tab').nth(1);
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  const source = await readFile(component, 'utf8');
  const wasSeen: boolean[] = [];
  try {
    // A busy machine is late now and then, and a watcher may take two edits at once for one: one of three counts.
    for (const title of ['改过一次', '改过两次', '改过三次']) {
      const changed = source.replace('<div className=', `<div title="${title}" className=`);
      expect(changed).not.toBe(source);
      await writeFile(component, changed);
      const seen = region.getByTitle(title).waitFor({ state: 'attached', timeout: seenWithinMs });
      wasSeen.push(
        await seen.then(
          () => true,
          () => false,
        ),
      );
    }
  } finally {
    await writeFile(component, source);
  }
  expect(wasSeen).toContain(true);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  expect(problems.unexpected()).toEqual([]);
});

test('pages with the chat and the uploader open at once', async ({ page, context }) => {
  const problems = watchProblems(context);
  await enterAs(context, buyer);
  await page.goto(portal + chatPage);
  await expect(chatParts(page).rows.first()).toBeVisible();
  await page.goto(portal + uploadPage);
  await expect(page.locator('input[type=file]').first()).toBeAttached();
  expect(problems.unexpected()).toEqual([]);
});
