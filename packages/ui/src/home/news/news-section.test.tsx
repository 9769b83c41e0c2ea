import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { news } from '../testing/sample-content.ts';
import { NewsSection } from './news-section.tsx';

const section = <NewsSection content={{ status: 'ready', data: news }} />;

test('reads without scripts: the first column stands in the markup', () => {
  const html = renderToStaticMarkup(section);
  expect(html).toContain('news第7条');
  expect(html).not.toContain('policy第1条');
});

test('a tab changes the rows and where the rest is (R-AREA-002)', () => {
  const { container } = mount(section);
  act(() => one(container, '#news-columns-tab-policy').click());
  const panel = one(container, '[role=tabpanel]');
  expect(panel.getAttribute('aria-labelledby')).toBe('news-columns-tab-policy');
  expect(panel.textContent).toContain('policy第2条');
  expect(panel.textContent).not.toContain('news第1条');
  expect(one(container, 'a[href="/news-list?columnCode=policy"]').textContent).toBe('更多');
});

test('dates are given to machines as well', () => {
  const { container } = mount(section);
  const dates = [...container.querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
  expect(dates).toEqual([...Array(8).fill('2026-11-21'), ...Array(3).fill('2026-11-28')]);
});

test('without salons there is no salon row', () => {
  const { container } = mount(<NewsSection content={{ status: 'ready', data: { ...news, salons: [] } }} />);
  expect(container.textContent).not.toContain('建造沙龙');
});

test('a failed call leaves the head with a way to the list', () => {
  const { container } = mount(
    <NewsSection content={{ status: 'failed', retryHref: '?params=news' }} more={{ href: '/news-list' }} />,
  );
  expect(one(container, 'header a').getAttribute('href')).toBe('/news-list');
  expect(container.querySelector('[role=tablist]')).toBeNull();
});
