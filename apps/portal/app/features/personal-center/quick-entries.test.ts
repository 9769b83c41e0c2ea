import { PERMISSION_KEYS } from '@jianzhu/domain/member-center';
import { findPage } from '@jianzhu/domain/pages';
import { expect, test } from 'vitest';
import * as paths from '../../paths.ts';
import { quickEntries } from './quick-entries.ts';

test('what is done most leads to pages that are there and that the member may open, never to the page itself', () => {
  const all = quickEntries(PERMISSION_KEYS, 'require').map(({ href }) => href);
  expect(all).toContain(paths.tenders);
  expect(all).toContain(paths.myQuotations);
  expect(all).not.toContain(paths.personalCenter);
  const pageOf = (href: string) => findPage(href.split('?')[0] ?? '');
  expect(all.filter((href) => pageOf(href)?.opening !== false)).toEqual([]);
  expect(quickEntries([], 'supply').map(({ href }) => href)).not.toContain(paths.tenders);
});

test('what is done most can be told apart by its drawings', () => {
  const drawings = quickEntries(PERMISSION_KEYS, 'require').map(({ icon }) => icon);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('what is begun most stands first, for who may begin it', () => {
  const names = (keys: readonly string[], side: 'require' | 'supply') =>
    quickEntries(keys, side).map(({ name }) => name);
  expect(names(PERMISSION_KEYS, 'require').slice(0, 3)).toEqual(['新建询价单', '邀请供应商', '比价定标']);
  expect(names(PERMISSION_KEYS, 'supply')[0]).toBe('询价大厅');
  expect(names(['inquiry_view', 'inquiry_compare'], 'require')[0]).toBe('比价定标');
  expect(names([], 'supply')).not.toContain('询价大厅');
});
