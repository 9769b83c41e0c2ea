import { expect, test } from '@playwright/test';
import { platformPort } from '../support/addresses.ts';
import { startPnpm } from '../support/command.ts';

const port = platformPort + 5;

test('pnpm storybook shows a component', async ({ page }) => {
  const storybook = startPnpm(['storybook', '--port', String(port), '--ci']);
  try {
    const address = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          storybook.hasEnded() ||
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    expect(storybook.hasEnded(), storybook.output()).toBe(false);
    await page.goto(`${address}/iframe.html?id=组件-loadingbar-加载条--active&viewMode=story`);
    await expect(page.getByRole('progressbar', { name: '页面加载中' })).toBeVisible({ timeout: 60_000 });
  } finally {
    await storybook.stop();
  }
});
