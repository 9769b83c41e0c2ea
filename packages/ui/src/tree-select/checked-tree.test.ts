import { expect, test } from 'vitest';
import { checkedState, type TreeNode, toggleNode, visibleNodes } from './checked-tree.ts';

const leaf = (value: string, locked = false): TreeNode => ({ value, label: value, locked });
const tree: TreeNode = {
  value: 'inquiry',
  label: '询价',
  children: [leaf('view', true), leaf('publish'), { value: 'award', label: '定标', children: [leaf('choose')] }],
};

test.each([
  [[], 'none'],
  [['view'], 'some'],
  [['view', 'publish', 'choose'], 'all'],
] as const)('with %j chosen a group is chosen to %s', (chosen, state) => {
  expect(checkedState(tree, new Set(chosen))).toBe(state);
});

test('choosing a group chooses every leaf, choosing it again none, and locked leaves stay', () => {
  const full = toggleNode(tree, new Set(['view']));
  expect([...full]).toEqual(['view', 'publish', 'choose']);
  expect([...toggleNode(tree, full)]).toEqual(['view']);
  expect([...toggleNode(tree, new Set())]).toEqual(['publish', 'choose']);
});

test('a held leaf is not chosen by itself, and goes with its branch', () => {
  const held: TreeNode = { value: 'view', label: 'view', held: true };
  const branch: TreeNode = { value: 'inquiry', label: '询价', children: [held, leaf('publish')] };
  const both = new Set(['view', 'publish']);
  expect([...toggleNode(held, both)]).toEqual(['view', 'publish']);
  expect([...toggleNode(branch, both)]).toEqual([]);
  expect([...toggleNode(branch, new Set())]).toEqual(['view', 'publish']);
});

test('a closed node hides what is below it', () => {
  const seen = (open: readonly string[]) => visibleNodes([tree], new Set(open)).map(({ node }) => node.value);
  expect(seen([])).toEqual(['inquiry']);
  expect(seen(['inquiry'])).toEqual(['inquiry', 'view', 'publish', 'award']);
  expect(seen(['inquiry', 'award'])).toEqual(['inquiry', 'view', 'publish', 'award', 'choose']);
  expect(seen(['award'])).toEqual(['inquiry']);
});
