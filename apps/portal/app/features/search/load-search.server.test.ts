import { BusinessError } from '@jianzhu/api-client';
import { expect, test, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadSearch } from './load-search.server.ts';

const counts = { all: 1, news: 1, service: 0, goods: 0, company: 0, lesson: 0, need: 0, law: 0, function: 0 };
const page = { records: [], total: 1, size: 10, current: 1, pages: 1 };
const found = { ...page, counts, countedTo: 1000, instead: '', corrections: [], shorter: [] };

function services(answer: () => Promise<typeof found>) {
  const search = vi.fn(answer);
  const hotWords = vi.fn(async () => ['螺纹钢']);
  const asked = { api: { search: { search, hotWords } }, session: vi.fn(), report: vi.fn() };
  // The two calls that the page makes.
  return { search, hotWords, services: asked as unknown as RequestServices };
}

const load = (address: string, answer = async () => found) => {
  const asked = services(answer);
  return { ...asked, data: loadSearch(new URLSearchParams(address), asked.services) };
};

test('a blank keyword searches for nothing and shows what others search for', async () => {
  const { search, data } = load('keyword=%20&type=news');
  expect(await data).toMatchObject({ loaded: null, refusal: null, hotWords: ['螺纹钢'] });
  expect(search).not.toHaveBeenCalled();
});

test('asks for what the address says; what is wrong in it counts as not said', async () => {
  const { search, hotWords, data } = load('keyword=%20冬期%20&type=shops&sort=latest&current=x');
  expect((await data).query).toEqual({ keyword: '冬期', type: undefined, sort: 'latest', current: 1, size: 10 });
  expect(search).toHaveBeenCalledExactlyOnceWith({ query: (await data).query });
  expect(hotWords).not.toHaveBeenCalled();
});

test('beside nothing found stands what others search for', async () => {
  const { data } = load('keyword=x', async () => ({ ...found, total: 0 }));
  expect((await data).hotWords).toEqual(['螺纹钢']);
});

test('a refusal is told in the words of the platform, a failure is not', async () => {
  const often = () => Promise.reject(new BusinessError('search.search', 429, '操作过于频繁，请稍后再试', null));
  expect(await load('keyword=x', often).data).toMatchObject({
    loaded: { kind: 'failed' },
    refusal: '操作过于频繁，请稍后再试',
  });
  expect((await load('keyword=x', () => Promise.reject(new Error('down'))).data).refusal).toBeNull();
});
