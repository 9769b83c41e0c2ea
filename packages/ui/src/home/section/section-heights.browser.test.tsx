import '../../tokens/global.css.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { type ContentOf, ready, sections } from '../testing/sections.tsx';
import { type SectionKey, sectionKeys } from './section-content.ts';

const loading: ContentOf = () => ({ status: 'loading' });

/** Fonts of other systems may break a line elsewhere. */
const tolerance = 48;

function heightOf(key: SectionKey, content: ContentOf): number {
  return mount(sections[key](content)).container.getBoundingClientRect().height;
}

test.each([1920, 1024, 390])('a skeleton is as tall as its section in a window of %i px', async (width) => {
  await page.viewport(width, 900);
  const differences = sectionKeys.map((key) => [key, heightOf(key, loading) - heightOf(key, ready)] as const);
  expect(differences.filter(([, difference]) => Math.abs(difference) > tolerance)).toEqual([]);
});

test.each([320, 390, 768, 1024, 1366])('nothing scrolls sideways in a window of %i px', async (width) => {
  await page.viewport(width, 900);
  for (const key of sectionKeys) mount(sections[key](ready));
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
