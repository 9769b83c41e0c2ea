import { expect, test } from '@playwright/test';
import { ask } from '../support/host-request.ts';
import { operate } from '../support/operator.ts';

/** Asked without a browser: each answer says whether it was kept. */
const kept = async (path: string) => {
  const { status, headers, body } = await ask({ path });
  return { status, state: headers['x-page-cache'], body };
};

test('a withdrawn article is gone from its kept list and page before their age would renew them (13)', async ({
  request,
}) => {
  const title = '行程中撤回的行业资讯';
  const { id } = await operate<{ id: string }>(request, 'content/save', {
    columnCode: 'industry_news',
    title,
    content: '<p>正文</p>',
  });
  const list = '/default/news/news-list?columnCode=industry_news';
  const detail = `/default/news/news-detail?id=${id}`;
  expect((await kept(list)).body).not.toContain(title);
  await operate(request, 'content/publish', { id });
  // Far below the thirty seconds of these pages.
  const soon = { timeout: 5_000 };
  await expect.poll(async () => (await kept(list)).body, soon).toContain(title);
  for (const path of [list, detail]) {
    await kept(path);
    expect(await kept(path)).toMatchObject({ status: 200, state: 'hit' });
  }
  await operate(request, 'content/withdraw', { id });
  await expect.poll(async () => (await kept(list)).body.includes(title), soon).toBe(false);
  expect((await kept(detail)).status).toBe(404);
});
