import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { type ContentOf, ready, sections } from '../testing/sections.tsx';
import { sectionKeys } from './section-content.ts';

const titles = {
  'supply-demand': '供需对接',
  platforms: '数字平台',
  services: '综合服务',
  supervision: '智慧监管',
  news: '新闻资讯',
  'enterprise-style': '企业风采',
  research: '科研创新与技术推广',
  party: '党建引领',
};

const loading: ContentOf = () => ({ status: 'loading' });
const failed: ContentOf = () => ({ status: 'failed', retryHref: '/default/home?params=news' });

test('the keys are those that the params query names, in page order (decision 30)', () => {
  expect(sectionKeys).toEqual(Object.keys(titles));
});

test.each(sectionKeys)('%s is a region named by its heading, its id is its key (R-HOME-001 to R-HOME-008)', (key) => {
  const { container } = mount(sections[key](ready));
  const heading = one(container, 'h2');
  const region = one(container, 'section');
  expect(heading.textContent).toBe(titles[key]);
  expect(region.id).toBe(key);
  expect(region.getAttribute('aria-labelledby')).toBe(heading.id);
});

test.each(sectionKeys)('%s leads on: every link has an address and a name', (key) => {
  const { container } = mount(sections[key](ready));
  const links = [...container.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link.getAttribute('href')).toBeTruthy();
    expect(link.textContent?.trim()).toBeTruthy();
  }
});

test.each(sectionKeys)('%s keeps its head and offers a way to load again when its call failed (R-HOME-010)', (key) => {
  const { container } = mount(sections[key](failed));
  expect(one(container, 'h2').textContent).toBe(titles[key]);
  const retry = one(container, 'a[href="/default/home?params=news"]');
  expect(retry.textContent).toBe('重新加载');
});

test.each(sectionKeys)('%s says that it is loading', (key) => {
  const { container } = mount(sections[key](loading));
  expect(one(container, '[role=status]').textContent).toBe('加载中');
});

test('all sections together have ids of their own', () => {
  const { container } = mount(sectionKeys.map((key) => <div key={key}>{sections[key](ready)}</div>));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('headings do not skip a level', () => {
  const { container } = mount(sectionKeys.map((key) => <div key={key}>{sections[key](ready)}</div>));
  expect([...container.querySelectorAll('h1, h4, h5, h6')]).toEqual([]);
});

test('drawings below the fold wait until they come near', () => {
  const html = sectionKeys.map((key) => renderToStaticMarkup(sections[key](ready))).join('');
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(20);
  expect(images.filter((image) => !image.includes('loading="lazy"') || !image.includes('alt="'))).toEqual([]);
});
