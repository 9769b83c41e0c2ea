import { PAGES } from '@jianzhu/domain/pages';
import { expect, test } from 'vitest';
import * as paths from '../paths.ts';
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts';
import { OPEN_PAGES } from './sitemap.server.ts';

test('every page of the sitemap but home, which says what the platform is, has a description of its own', () => {
  const described = new Set(Object.keys(PAGE_DESCRIPTIONS));
  expect(OPEN_PAGES.filter(({ address }) => address !== paths.home && !described.has(address))).toEqual([]);
});

test('no description is of a page that is not there, no two are the same', () => {
  const paths = new Set(PAGES.map(({ path }) => path));
  expect(Object.keys(PAGE_DESCRIPTIONS).filter((path) => !paths.has(path))).toEqual([]);
  const texts = Object.values(PAGE_DESCRIPTIONS);
  expect(new Set(texts).size).toBe(texts.length);
});
