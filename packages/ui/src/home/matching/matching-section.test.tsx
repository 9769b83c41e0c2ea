import { act } from 'react';
import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { matching } from '../testing/sample-content.ts';
import { MatchingSection } from './matching-section.tsx';

function section(data = matching) {
  return mount(<MatchingSection content={{ status: 'ready', data }} />).container;
}

function press(container: HTMLElement, label: string) {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!button) throw new Error(`no button ${label}`);
  act(() => button.click());
}

const titlesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody tr b')].map(({ textContent }) => textContent);
const pressedIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);

test('begins with all demands and shows seven of them', () => {
  const container = section();
  expect(pressedIn(container)).toEqual(['需求方', '全部']);
  expect(titlesIn(container)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `采购材料${number}`));
});

test('the other side shows what is supplied, under heads of its own', () => {
  const container = section();
  press(container, '供应方');
  expect(pressedIn(container)).toEqual(['供应方', '全部']);
  expect(titlesIn(container)).toEqual(['供应材料1', '供应材料2']);
  expect(one(container, 'caption').textContent).toBe('建材供应');
  expect(container.querySelectorAll('th')[3]?.textContent).toBe('单价');
});

test('a category filters before the table is cut to seven', () => {
  const container = section();
  press(container, '混凝土');
  expect(titlesIn(container)).toEqual([2, 3, 4, 5, 6, 7, 8].map((number) => `采购材料${number}`));
});

test('a category without rows says so', () => {
  const [, concrete] = matching.rows.demand;
  const container = section({ ...matching, rows: { demand: concrete ? [concrete] : [], supply: [] } });
  press(container, '钢材');
  expect(titlesIn(container)).toEqual([]);
  expect(container.textContent).toContain('该分类暂无信息');
});

test('the two ways to publish lead to their pages', () => {
  const container = section();
  expect(one(container, 'a[href="/publish-inquiry"]').textContent).toBe('发布询价');
  expect(one(container, 'a[href="/publish-product"]').textContent).toBe('发布商品');
});

test('the price board says rise and fall in words', () => {
  expect(section().querySelectorAll('li svg + span + span')[0]?.textContent).toBe('涨20');
});

test('without a source of prices there is no price board', () => {
  const { prices: _, ...withoutPrices } = matching;
  expect(section(withoutPrices).textContent).not.toContain('建材行情');
});
