import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { PAGE_CHANGES_PATH, PAGE_CONTENTS } from '@jianzhu/domain/pages';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let origin: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that is listening on a port has an AddressInfo.
  origin = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
});
afterAll(() => platform.close());

/** Follows as a portal does. @returns the names heard so far */
async function follow(): Promise<readonly string[]> {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const answer = await fetch(origin + PAGE_CHANGES_PATH, { signal: ending.signal });
  expect(answer.status).toBe(200);
  const heard: string[] = [];
  const read = async () => {
    for await (const text of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      heard.push(...text.split('\n').filter((line) => line !== ''));
    }
  };
  void read().catch(() => undefined);
  return heard;
}

const OPERATIONS = '/api/rs-ops-service';

it('every portal hears of an article that is published or withdrawn, and of no look at it (13)', async () => {
  const { token } = await addOperator(platform.db);
  const post = async (path: string, body: object) => {
    const { code, msg, data } = await platform.post(`${OPERATIONS}/content/${path}`, body, {
      tokens: { operatorToken: token },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([code, msg]).toEqual([200, expect.anything()]);
    return data;
  };
  const { id } = await post('save', {
    columnCode: 'notice',
    title: '关于发布本月价格的通知',
    content: '<p>正文</p>',
  });
  const [one, other] = [await follow(), await follow()];
  await post('publish', { id });
  await vi.waitUntil(() => one.length > 0 && other.length > 0);
  expect((await platform.post(`${PATHS.front}/article/view`, { id })).code).toBe(200);
  expect(await platform.db.admin('select view_count from article where id = $1', [id])).toEqual([{ view_count: 1 }]);
  await post('withdraw', { id });
  await vi.waitUntil(() => one.length > 1 && other.length > 1);
  expect([one, other]).toEqual([
    ['article', 'article'],
    ['article', 'article'],
  ]);
});

it('nothing is told before it is written for good', async () => {
  const heard = await follow();
  const rolledBack = platform.db.database.withWorker(async (transaction) => {
    await transaction.deleteFrom('help_article').execute();
    await transaction
      .insertInto('legal_text')
      .values({ code: 'user_agreement', version: 99, title: '未提交', content: '', effective_date: '2026-01-01' })
      .execute();
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await platform.db.admin(`insert into popup (title, begin_time, end_time) values ('已提交', now(), now())`);
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual(['site']);
});

it('a visitor, whom a proxy names, is not answered', async () => {
  const { statusCode } = await platform.app.inject({
    url: PAGE_CHANGES_PATH,
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(statusCode).toBe(404);
});

it('every content of the table of pages is told by a trigger, and no other', async () => {
  const rows = await platform.db.admin<{ content: string }>(
    `select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as content
     from pg_trigger where tgname = 'told_to_pages'`,
  );
  expect(rows.map(({ content }) => content).toSorted()).toEqual([...PAGE_CONTENTS].toSorted());
});

it('the platform ends what portals follow when it closes', async () => {
  const own = await createTestPlatform();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${PAGE_CHANGES_PATH}`);
  const ended = answer.text();
  await own.close();
  expect(await ended).toBe('\n');
});
