import { expect, test, vi } from 'vitest';
import { loadList } from './load-list.server.ts';

const services = () => ({ session: vi.fn(), report: vi.fn() });
const query = { current: 9, size: 10 };

test('a page beyond the last gives the last', async () => {
  const ask = vi.fn(async ({ current }: typeof query) => ({ pages: 3, current }));
  expect(await loadList(ask, query, services())).toEqual({ kind: 'ready', list: { pages: 3, current: 3 } });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an empty list has one page, which is not asked for again', async () => {
  const ask = vi.fn(async () => ({ pages: 0 }));
  await loadList(ask, { ...query, current: 1 }, services());
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a list that cannot be loaded says so, and its failure is reported', async () => {
  const asked = services();
  expect(await loadList(() => Promise.reject(new Error('down')), query, asked)).toEqual({ kind: 'failed' });
  expect(asked.report).toHaveBeenCalledTimes(1);
});
