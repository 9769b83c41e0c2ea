import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No finding of axe, of whatever weight, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Contrast is judged on what is drawn: elements that are still fading would be found wanting.
  await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0);
  // In one page: no page has frames of its own to be looked into, and a second page costs a tenth of the time. Of what is
  // not a violation one element is told a rule, which is a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
}

/** Animations without an end, such as that of a skeleton, or that follow scrolling are not waited for. Runs in the page. */
export function countRunningAnimations(): number {
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length;
}
