import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { PageFrame } from './page-frame.tsx';

test.each([
  [2560, '1600px'],
  [1920, '1600px'],
  [1919, '1400px'],
  [1440, '1400px'],
  [1439, '1200px'],
  [1024, '1200px'],
  [1023, '0px'],
  [320, '0px'],
])('a window of %i px gives a minimum width of %s', async (width, minimum) => {
  await page.viewport(width, 700);
  const { container } = mount(<PageFrame ground="sheet">内容</PageFrame>);
  expect(getComputedStyle(one(container, ':scope > div')).minWidth).toBe(minimum);
});

test('the home page is white, other pages are grey (R-LAYOUT-007, R-LAYOUT-008)', () => {
  const { container, rerender } = mount(<PageFrame ground="sheet">内容</PageFrame>);
  const ground = () => getComputedStyle(one(container, ':scope > div')).backgroundColor;
  expect(ground()).toBe('rgb(255, 255, 255)');
  rerender(<PageFrame ground="page">内容</PageFrame>);
  expect(ground()).toBe('rgb(245, 247, 250)');
});
