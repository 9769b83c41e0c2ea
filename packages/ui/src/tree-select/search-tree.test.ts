import { expect, test } from 'vitest';
import type { TreeNode } from './checked-tree.ts';
import { branchesAround, branchValues, chosenPaths, searchTree } from './search-tree.ts';

const nodes: readonly TreeNode[] = [
  {
    value: 'steel',
    label: '钢材',
    children: [
      { value: 'bar', label: '钢筋 HRB400E' },
      { value: 'tube', label: '焊管' },
    ],
  },
  { value: 'mortar', label: '砂浆' },
];

const labels = (found: readonly TreeNode[]): readonly unknown[] =>
  found.map(({ label, children }) => (children ? [label, labels(children)] : label));

test.each([
  ['', [['钢材', ['钢筋 HRB400E', '焊管']], '砂浆']],
  [' hrb ', [['钢材', ['钢筋 HRB400E']]]],
  ['钢', [['钢材', ['钢筋 HRB400E', '焊管']]]],
  ['浆', ['砂浆']],
  ['木材', []],
])('searching %j leaves what fits and the way to it', (text, found) => {
  expect(labels(searchTree(nodes, text))).toEqual(found);
});

test('only nodes with others below them are branches', () => {
  expect(branchValues(nodes)).toEqual(['steel']);
});

test('the branches around what is chosen are those that lead to it', () => {
  expect(branchesAround(nodes, new Set(['mortar']))).toEqual([]);
  expect(branchesAround(nodes, new Set(['tube']))).toEqual(['steel']);
});

test('paths lead from the root to what is chosen', () => {
  expect(chosenPaths(nodes, new Set(['mortar', 'tube', 'gone']))).toEqual([['钢材', '焊管'], ['砂浆']]);
});
