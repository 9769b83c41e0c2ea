import { applyEdit, defaultPage, isRefusedEdit, type PageEdit, type PageSchema } from '@jianzhu/domain/shops';
import { expect, test } from 'vitest';
import { versionChanges } from './version-changes.ts';

const version = defaultPage('长春衡砺钢材贸易有限公司', 'pc');

function edited(...edits: readonly PageEdit[]): PageSchema {
  return edits.reduce<PageSchema>((page, edit) => {
    const next = applyEdit(page, edit, { terminal: 'pc', vipLevel: 2 });
    if (isRefusedEdit(next)) throw new Error(next.message);
    return next;
  }, version);
}

test('nothing tells a draft from the version that it is', () => {
  expect(versionChanges(version, edited())).toEqual([]);
});

test('a block that is added or removed moves no other', () => {
  expect(versionChanges(version, edited({ kind: 'add', type: 'title', id: 'new', at: 1 }))).toEqual([
    { kind: 'added', name: '标题', from: null, to: 2 },
  ]);
  expect(versionChanges(version, edited({ kind: 'remove', id: 'intro' }))).toEqual([
    { kind: 'removed', name: '企业简介', from: 2, to: null },
  ]);
});

test('a block that is told something else, one that stands elsewhere, and the page', () => {
  const draft = edited(
    { kind: 'props', id: 'goods', props: { columns: 5 } },
    { kind: 'move', id: 'contact', to: 3 },
    { kind: 'page', page: { title: '衡砺钢材' } },
  );
  expect(versionChanges(version, draft)).toEqual([
    { kind: 'page', name: '', from: null, to: null },
    { kind: 'moved', name: '联系我们', from: 5, to: 4 },
    { kind: 'moved', name: '商品分组', from: 4, to: 5 },
    { kind: 'changed', name: '商品分组', from: 4, to: 5 },
  ]);
});
