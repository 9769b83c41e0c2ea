import { expect, test, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadParty, loadWelcome } from './load-party.server.ts';

const module = (modulecode: string, parentCode: string) => ({ modulecode, name: modulecode, parentCode, sort: 1 });
const modules = [module('1', ''), module('2', '1'), module('3', '1')];
const page = { records: [], total: 0, size: 10, current: 1, pages: 0 };

function services() {
  const partyArticles = vi.fn(async (_asked: { query: { modulecode?: string } }) => page);
  const party = { modules: async () => modules };
  const asked = {
    api: { party, content: { partyArticles } },
    session: vi.fn(),
    report: vi.fn(),
    platformConfig: async () => null,
  };
  // The two calls that these pages make.
  return { partyArticles, services: asked as unknown as RequestServices };
}

const shownModule = async (search: string, isOneModule: boolean) => {
  const asked = services();
  const { query, modules: beside } = await loadParty(new URLSearchParams(search), asked.services, isOneModule);
  expect(asked.partyArticles.mock.lastCall?.[0].query.modulecode).toBe(query.modulecode);
  expect(beside.map(({ modulecode }) => modulecode)).toEqual(['2', '3']);
  return query.modulecode;
};

test('the root of the section shows its first module, and so does one that there is not', async () => {
  expect(await shownModule('pageid=1&modulecode=1', true)).toBe('2');
  expect(await shownModule('modulecode=9', true)).toBe('2');
  expect(await shownModule('modulecode=3', true)).toBe('3');
});

test('all news are those of every module until one is chosen', async () => {
  expect(await shownModule('modulecode=1', false)).toBeUndefined();
  expect(await shownModule('', false)).toBeUndefined();
  expect(await shownModule('modulecode=3', false)).toBe('3');
});

test('the way in shows its modules though the newest cannot be had', async () => {
  const { services: asked, partyArticles } = services();
  partyArticles.mockRejectedValue(new Error('down'));
  expect(await loadWelcome(asked)).toEqual({ modules: modules.slice(1), newest: [] });
  expect(asked.report).toHaveBeenCalledTimes(1);
});
