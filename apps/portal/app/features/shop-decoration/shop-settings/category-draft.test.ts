import { FORM_MESSAGES } from '@jianzhu/domain';
import { SHOP_LIMITS, SHOP_MESSAGES } from '@jianzhu/domain/shops';
import { expect, it } from 'vitest';
import {
  type CategoryDraft,
  type CategoryEdit,
  draftAfter,
  draftOf,
  draftProblems,
  fieldsOf,
} from './category-draft.ts';

const saved = [
  { id: '1', name: '钢材', productCount: 3, children: [{ id: '2', name: '螺纹钢', productCount: 2 }] },
  { id: '3', name: '水泥', productCount: 0, children: [] },
];
const edited = (...edits: readonly CategoryEdit[]): CategoryDraft => edits.reduce(draftAfter, draftOf(saved));
const names = (draft: CategoryDraft) =>
  draft.map(({ name, children }) => [name, ...children.map((child) => child.name)].join('/'));

it('saves what was loaded as it is, with its ids', () => {
  expect(fieldsOf(draftOf(saved))).toEqual([
    { id: '1', name: '钢材', children: [{ id: '2', name: '螺纹钢' }] },
    { id: '3', name: '水泥', children: [] },
  ]);
});

it('adds, renames, moves and removes on both levels', () => {
  const added = edited(
    { kind: 'add', parent: null, key: 'a' },
    { kind: 'rename', parent: null, key: 'a', name: ' 管材 ' },
    { kind: 'move', parent: null, key: 'a', by: -1 },
    { kind: 'add', parent: '1', key: 'b' },
    { kind: 'rename', parent: '1', key: 'b', name: '盘螺' },
    { kind: 'move', parent: '1', key: 'b', by: -1 },
    { kind: 'remove', parent: null, key: '3' },
  );
  expect(fieldsOf(added)).toEqual([
    { id: '1', name: '钢材', children: [{ name: '盘螺' }, { id: '2', name: '螺纹钢' }] },
    { name: '管材', children: [] },
  ]);
});

it('moves nothing over an end', () => {
  const first = edited({ kind: 'move', parent: null, key: '1', by: -1 });
  expect(names(first)).toEqual(['钢材/螺纹钢', '水泥']);
  expect(names(edited({ kind: 'move', parent: null, key: '3', by: 1 }))).toEqual(names(first));
});

it('says beside each name what is wrong with it', () => {
  const draft = edited(
    { kind: 'add', parent: null, key: 'a' },
    { kind: 'add', parent: '3', key: 'b' },
    { kind: 'rename', parent: '3', key: 'b', name: '一'.repeat(SHOP_LIMITS.categoryName + 1) },
    { kind: 'rename', parent: null, key: '3', name: '钢材 ' },
  );
  const problems = draftProblems(draft);
  expect(Object.keys(problems).toSorted()).toEqual(['3', 'a', 'b']);
  expect(problems['3']).toBe(SHOP_MESSAGES.categoryTwice);
  expect(draftProblems(draftOf(saved))).toEqual({});
});

it('says of all of them what is wrong with their number', () => {
  const most = { kind: 'add', parent: null } as const;
  const edits = Array.from({ length: SHOP_LIMITS.branches - 1 }, (_, at) => [
    { ...most, key: `n${at}` },
    { kind: 'rename', parent: null, key: `n${at}`, name: `分类${at}` } as const,
  ]).flat();
  expect(draftProblems(edited(...edits))).toEqual({ '': FORM_MESSAGES.listTooLong('店铺分类', SHOP_LIMITS.branches) });
});
