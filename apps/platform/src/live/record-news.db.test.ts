import { readRecordNews } from '@jianzhu/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addChatter, addToken, startChat, type TestChatter } from '../chat/testing/test-chat.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { tellRecordNews } from './record-news.ts';

let db: TestDatabase;
let one: TestChatter;
let other: TestChatter;

beforeAll(async () => {
  db = await createTestDatabase();
  [one, other] = [await addChatter(db), await addChatter(db)];
});
afterAll(() => db.close());

const wantsRecordNews = true;
const newsIn = (texts: readonly string[]) => texts.flatMap((text) => readRecordNews(text) ?? []);

it('reaches the pages of whoever works for the business, and nobody who does not, or not any more', async () => {
  const chat = await startChat(db, { policy: { devices: 9 } });
  const [page, foreign] = [
    await chat.connect(one, { wantsRecordNews }),
    await chat.connect(other, { wantsRecordNews }),
  ];
  const withoutAsking = await chat.connect(await addToken(db, one), { sid: 's2', uuid: 'd2' });
  const [row] = await db.admin<{ business_id: string }>('select business_id::text from membership where user_id = $1', [
    one.userId,
  ]);
  const businessId = row?.business_id ?? '';
  await db.admin('insert into membership (user_id, business_id, status) values ($1, $2, 2)', [
    other.userId,
    businessId,
  ]);
  await db.database.withWorker((transaction) => tellRecordNews(transaction, 'review', { businessId }));
  await db.database.withWorker((transaction) => tellRecordNews(transaction, 'notice', { userId: other.userId }));
  await vi.waitUntil(() => newsIn(page.texts).length > 0 && newsIn(foreign.texts).length > 0);
  expect(newsIn(page.texts)).toEqual(['review']);
  expect(newsIn(foreign.texts)).toEqual(['notice']);
  expect(newsIn(withoutAsking.texts)).toEqual([]);
});

it('comes with a notice, once it is written for good', async () => {
  const chat = await startChat(db);
  const page = await chat.connect(one, { wantsRecordNews });
  const write = (title: string) =>
    db.database.withWorker(async (transaction) => {
      await writePersonalNotice(transaction, { userId: one.userId, noticeType: 2, title, content: title });
      if (title === '未提交') throw new Error('rolled back');
    });
  await expect(write('未提交')).rejects.toThrow('rolled back');
  await write('认证结果');
  await vi.waitUntil(() => newsIn(page.texts).length > 0);
  expect(newsIn(page.texts)).toEqual(['notice']);
});
