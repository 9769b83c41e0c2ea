import type { Page } from '@playwright/test';

/** Lets the page's animations run at another speed; 1 is their own. Returns how the speed is set. */
export async function animationSpeed(page: Page): Promise<(playbackRate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return async (playbackRate) => {
    await session.send('Animation.setPlaybackRate', { playbackRate });
  };
}
