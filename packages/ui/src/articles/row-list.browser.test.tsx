import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { themeClass } from '../tokens/values.ts';
import { RowList } from './row-list.tsx';

const title = '四平预制构件产业园二期投产，年产能达30万立方米';
const rows = ['#first', '#second'].map((href) => ({ href, title, dateText: '2026-11-19', dateTime: '2026-11-19' }));

test('a title of a list is whole on a phone in large text, and below it stands the next (6.9)', async () => {
  document.documentElement.classList.add(themeClass.largeText);
  onTestFinished(() => document.documentElement.classList.remove(themeClass.largeText));
  await page.viewport(390, 844);
  const { container } = mount(<RowList rows={rows} density="news" />);
  const [first, second] = container.querySelectorAll('a span');
  if (!first || !second) throw new Error('no titles');
  expect(first.scrollWidth).toBeLessThanOrEqual(first.clientWidth);
  expect(first.getBoundingClientRect().bottom).toBeLessThan(second.getBoundingClientRect().top);
});
