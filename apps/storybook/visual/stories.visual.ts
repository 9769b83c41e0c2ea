import { globSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { studioOptions, visualSettings } from './env.ts';
import { picturesOfBuild } from './pictures.ts';
import { serveFolder } from './static-site.ts';
import { prepareStudio, showStory } from './story-page.ts';

const { storybook, expected, accepted } = visualSettings;

interface Studio {
  readonly page: Page;
  readonly origin: string;
}

// One page for each worker: a context for each story would load all of Storybook anew.
const test = base.extend<object, { readonly studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      const site = await serveFolder(storybook);
      const context = await browser.newContext(studioOptions);
      const page = await context.newPage();
      await prepareStudio(page);
      await use({ page, origin: site.origin });
      await context.close();
      site.close();
    },
    { scope: 'worker' },
  ],
});

const pictures = picturesOfBuild(storybook);

for (const picture of pictures) {
  test(picture.file, async ({ studio: { page, origin } }) => {
    await showStory(page, origin, picture);
    if (accepted.has(picture.file)) return;
    await expect(page).toHaveScreenshot(picture.file.split('/'), { fullPage: true });
  });
}

test('no picture is left of a story that is gone', () => {
  const files = new Set(pictures.map(({ file }) => file));
  const left = globSync('**/*.png', { cwd: expected }).filter((file) => !files.has(file) && !accepted.has(file));
  expect(left, 'Accept with `pnpm storybook:baselines`').toEqual([]);
});
