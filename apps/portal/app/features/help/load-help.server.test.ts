import { expect, it, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadHelp } from './load-help.server.ts';

const columns = [
  { id: '1', title: '新手指南', children: [{ id: '11', title: '注册登录' }] },
  { id: '2', title: '服务支持', children: [{ id: '21', title: '联系我们' }] },
];

function load(search: string, tree: () => Promise<typeof columns> = async () => columns) {
  const detail = async ({ query: { id } }: { query: { id: string } }) => ({
    ...{ id, title: '', updateTime: '', content: '<h2>一</h2><p onclick="go()">甲</p><h2>二</h2>' },
  });
  const asked = { api: { help: { tree, detail } }, session: vi.fn(), report: vi.fn() };
  // The loader asks for nothing else.
  return loadHelp(new URLSearchParams(search), asked as unknown as RequestServices);
}

it('shows the article that the address names, else the first of all', async () => {
  expect((await load('id=21')).loaded).toMatchObject({ kind: 'ready', record: { id: '21' } });
  expect((await load('')).loaded).toMatchObject({ kind: 'ready', record: { id: '11' } });
});

it('shows an article in its parts, without what could run', async () => {
  const { loaded } = await load('id=21');
  expect(loaded).toMatchObject({ record: { parts: [{ heading: '一', html: '<p>甲</p>' }, { heading: '二' }] } });
});

it('misses what no address can name, and everything where there is no help', async () => {
  expect((await load('id=x')).loaded).toEqual({ kind: 'missing' });
  expect(await load('', async () => [])).toEqual({ tree: [], loaded: { kind: 'missing' } });
});

it('shows the article where its neighbours cannot be loaded', async () => {
  const { tree, loaded } = await load('id=21', () => Promise.reject(new Error('down')));
  expect([tree, loaded.kind]).toEqual([[], 'ready']);
});
