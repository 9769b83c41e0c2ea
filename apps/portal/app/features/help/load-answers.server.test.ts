import { expect, it, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadAnswers } from './load-answers.server.ts';

const tree = [
  { id: '2200', title: '新手指南', children: [{ id: '2201', title: '注册登录' }] },
  {
    id: '2300',
    title: '服务支持',
    children: [
      { id: '2301', title: '常见问题' },
      { id: '2303', title: '发票说明' },
    ],
  },
];

it('answers by the articles of 服务支持, without one that cannot be read', async () => {
  const detail = vi.fn(async ({ query: { id } }: { query: { id: string } }) => {
    if (id === '2303') throw new Error('down');
    return { id, title: '常见问题', content: '<p>三步即可<script>1</script></p>', updateTime: '' };
  });
  const asked = { api: { help: { tree: async () => tree, detail } }, report: vi.fn() };
  // The calls that are made.
  const answers = await loadAnswers(asked as unknown as RequestServices);
  expect(answers).toEqual([{ id: '2301', title: '常见问题', html: '<p>三步即可</p>' }]);
  expect(detail).toHaveBeenCalledTimes(2);
});
