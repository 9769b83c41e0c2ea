import { expect, test } from 'vitest';
import { roomOfColumns } from './column-room.ts';

const columns = [
  { key: 'name', title: '材料', cell: () => null },
  { key: 'status', title: '状态', cell: () => null, width: '8em' },
];

test('a table without a width set by hand takes the room there is', () => {
  expect(roomOfColumns(columns, {}, true)).toBeUndefined();
});

test('a table with a pinned column squeezes none: it scrolls sideways', () => {
  expect(
    roomOfColumns([{ ...columns[0], key: 'name', title: '材料', cell: () => null, pinned: true }], {}, false),
  ).toBe('calc(120px + 0px)');
});

test('a width set by hand squeezes neither the other columns nor the actions', () => {
  expect(roomOfColumns(columns, { status: 640 }, true)).toBe('calc(120px + 640px + 200px)');
  expect(roomOfColumns(columns, { name: 64 }, false)).toBe('calc(64px + 8em + 0px)');
});
