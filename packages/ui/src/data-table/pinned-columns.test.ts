import { expect, test } from 'vitest';
import { pinnedLefts } from './pinned-columns.ts';

const column = (key: string, pinned?: true, width?: string) => ({
  key,
  title: key,
  cell: () => null,
  ...(pinned && { pinned }),
  ...(width && { width }),
});

test('pinned columns stand beside each other, the width set by hand before the usual one', () => {
  const columns = [column('id', true, '180px'), column('name', true, '240px'), column('state', undefined, '120px')];
  expect(pinnedLefts(columns, {}, 52)).toEqual([52, 232, undefined]);
  expect(pinnedLefts(columns, { id: 100 }, 0)).toEqual([0, 100, undefined]);
});

test('what stands behind a column that scrolls, or one of unknown width, is not pinned', () => {
  const scrolls = [column('id'), column('name', true, '240px')];
  expect(pinnedLefts(scrolls, {}, 0)).toEqual([undefined, undefined]);
  const unknown = [column('id', true, '12em'), column('name', true, '240px')];
  expect(pinnedLefts(unknown, {}, 0)).toEqual([0, undefined]);
});
