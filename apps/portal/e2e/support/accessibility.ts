import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const ofAxe = createRequire(import.meta.resolve('@axe-core/playwright'));

/** The script of axe. `AxeBuilder` would put it into a page twice, unminified: a third of the whole judgement. */
export const axe = readFileSync(ofAxe.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page that it is in, of whatever weight; a script. Of what is not a violation one element is told
 * a rule, which is a third of the time, and style sheets are not read a second time: none of its rules asks for them.
 */
export const findings = `axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] } }).then(({ violations }) =>
  violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })))`;

/** No finding of axe on the page as it stands. No page has frames of its own to be looked into. */
export async function expectAccessible(page: Page): Promise<void> {
  // Contrast is judged on what is drawn: elements that are still fading would be found wanting.
  await page.waitForFunction(isStill, undefined, { timeout: 20_000 });
  await page.evaluate(axe);
  expect(await page.evaluate(findings)).toEqual([]);
}

/**
 * Whether nothing of the page moves any more; animations without an end, such as that of a skeleton, or that follow
 * scrolling do not count. Runs in the page.
 */
export function isStill(): boolean {
  return !document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}
