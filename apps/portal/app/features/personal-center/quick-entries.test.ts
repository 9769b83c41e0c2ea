import { PERMISSION_KEYS } from '@jianzhu/domain/member-center';
import { findPage } from '@jianzhu/domain/pages';
import { expect, test } from 'vitest';
import * as paths from '../../paths.ts';
import { quickEntries } from './quick-entries.ts';

test('what is done most leads to pages that are there and that the member may open, never to the page itself', () => {
  const all = quickEntries(PERMISSION_KEYS, 'require').map(({ href }) => href);
  expect(all).toContain(paths.operationLog);
  expect(all).toContain(paths.security);
  expect(all).not.toContain(paths.personalCenter);
  expect(all.filter((href) => findPage(href)?.opening !== false)).toEqual([]);
  expect(quickEntries([], 'supply').map(({ href }) => href)).not.toContain(paths.operationLog);
});

test('what is done most can be told apart by its drawings', () => {
  const drawings = quickEntries(PERMISSION_KEYS, 'require').map(({ icon }) => icon);
  expect(new Set(drawings).size).toBe(drawings.length);
});
