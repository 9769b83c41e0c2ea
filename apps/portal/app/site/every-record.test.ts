import { expect, test } from 'vitest';
import { everyRecord } from './every-record.ts';

const listOf = (total: number) => {
  const asked: number[] = [];
  const ask = ({ current, size }: { readonly current: number; readonly size: number }) => {
    asked.push(current);
    const from = (current - 1) * size;
    const records = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) => from + index);
    return Promise.resolve({ records, total });
  };
  return { ask, asked };
};

test.each([
  [0, 1],
  [100, 1],
  [210, 3],
])('of %i records all are read, in %i pages', async (total, pages) => {
  const { ask, asked } = listOf(total);
  expect(await everyRecord(ask)).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(asked).toHaveLength(pages);
});
