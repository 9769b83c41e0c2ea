import type { Page } from '@playwright/test';
import type { Picture } from './pictures.ts';

/** Moment at which all pictures are taken. */
const now = new Date('2026-11-21T10:00:00+08:00');

/** How a story ended: what it or its play function threw, null when nothing. */
interface StoryEnd {
  readonly failure: string | null;
}

/** Storybook's messages, as far as they are read here. */
interface Channel {
  readonly on: (event: string, listener: (payload: unknown) => void) => void;
}

declare global {
  var storyEnd: StoryEnd | undefined;
}

/** Holds the clock, makes chance the same each time, and keeps how the story ends. */
export async function prepareStudio(page: Page): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const listen = (channel: Channel) => {
      const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
      let failure: string | null = null;
      for (const event of failures) channel.on(event, (payload) => (failure ??= JSON.stringify(payload)));
      channel.on('storyFinished', () => (globalThis.storyEnd = { failure }));
      channel.on('storyMissing', () => (globalThis.storyEnd = { failure }));
    };
    // Storybook puts its channel here before it renders anything.
    let installed: Channel;
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => installed,
      set: (channel: Channel) => {
        installed = channel;
        listen(channel);
      },
    });
  });
}

/**
 * Shows a story in a document of its own, and waits until it has been played through and its fonts and images are
 * there. Axe is left to the tests of the stories.
 *
 * @param origin where the built Storybook is served.
 * @throws when the story or its play function fails.
 */
export async function showStory(page: Page, origin: string, { storyId, theme, forcesColors }: Picture): Promise<void> {
  await page.emulateMedia({ forcedColors: forcesColors ? 'active' : 'none' });
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${encodeURIComponent(storyId)}&globals=${globals}`);
  const end = await page.waitForFunction(() => globalThis.storyEnd);
  const failure = (await end.jsonValue())?.failure;
  if (failure) throw new Error(`The story failed: ${failure.slice(0, 400)}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // One that cannot be decoded is pictured as such.
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
