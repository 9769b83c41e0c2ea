import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No finding of axe, of whatever weight, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Contrast is judged on what is drawn: elements that are still fading would be found wanting.
  await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
}

/** Animations without an end, such as that of a skeleton, are not waited for. Runs in the page. */
function countRunningAnimations(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length;
}
