import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBusiness, addMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';

const DRAFT = '/api/rs-member-service/ecomm/draft';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

async function newMember() {
  return tokensOf(await addMember(platform.db, await addBusiness(platform.db, '草稿建设')));
}

const find = async (tokens: ReturnType<typeof tokensOf>, query = '') =>
  (await platform.get(`${DRAFT}/detail?form=address${query}`, tokens)).data;
const save = (tokens: ReturnType<typeof tokensOf>, body: object) =>
  platform.post(`${DRAFT}/save`, { form: 'address', version: 0, ...body }, { tokens });

it('a draft is kept as it stands, the last one in place of the first, one a record', async () => {
  const tokens = await newMember();
  expect(await find(tokens)).toBeNull();
  await save(tokens, { content: { receiver: '张' } });
  const content = { receiver: '张三', landline: '04', region: null, odd: '\u2028 <b>"' };
  const { data } = await save(tokens, { content });
  await save(tokens, { recordId: '12', version: 3, content: { receiver: '李四' } });
  expect(await find(tokens)).toEqual({ content, version: 0, updateTime: data.updateTime });
  // What no database can hold does not come in the place of what is kept.
  expect(await save(tokens, { content: { receiver: '张\ud800' } })).toMatchObject({ code: 400 });
  expect(await find(tokens)).toMatchObject({ content });
  expect(await find(tokens, '&recordId=12')).toMatchObject({ content: { receiver: '李四' }, version: 3 });
  await platform.post(`${DRAFT}/discard`, { form: 'address' }, { tokens });
  expect(await find(tokens)).toBeNull();
  expect(await find(tokens, '&recordId=12')).not.toBeNull();
});

it('a draft is its author’s alone: not of a colleague, and not of the author in another business', async () => {
  const businessId = await addBusiness(platform.db, '同事建设');
  const author = await addMember(platform.db, businessId);
  const colleague = await addMember(platform.db, businessId);
  await save(tokensOf(author), { content: { receiver: '张三' } });
  expect(await find(tokensOf(colleague))).toBeNull();
  await platform.post(`${DRAFT}/discard`, { form: 'address' }, { tokens: tokensOf(colleague) });
  expect(await find(tokensOf(author))).not.toBeNull();
  const other = await addBusiness(platform.db, '另一家');
  await platform.db.admin('insert into membership (user_id, business_id) values ($1, $2)', [author.userId, other]);
  await platform.db.admin('update session set business_id = $2 where id = $1', [author.sessionId, other]);
  const seen = await platform.db.database.withSession(author.context, (transaction) =>
    transaction.selectFrom('draft').select('form').execute(),
  );
  expect(seen).toEqual([]);
});

it('what is too large is refused', async () => {
  const tokens = await newMember();
  expect(await save(tokens, { content: { detail: 'a'.repeat(200_000) } })).toMatchObject({
    code: 400,
    msg: '草稿内容过大',
  });
});

it('a member keeps a hundred drafts; the oldest go', async () => {
  const tokens = await newMember();
  for (let record = 1; record <= 102; record += 1) await save(tokens, { recordId: String(record), content: {} });
  expect([await find(tokens, '&recordId=1'), await find(tokens, '&recordId=2')]).toEqual([null, null]);
  expect(await find(tokens, '&recordId=3')).not.toBeNull();
  expect(await find(tokens, '&recordId=102')).not.toBeNull();
});

it('a draft that nobody has touched for 30 days is removed, whosever it is', async () => {
  const [old, young] = [await newMember(), await newMember()];
  await save(old, { content: {} });
  await save(young, { content: {} });
  await platform.db.admin(`update draft set update_time = now() - interval '31 days' where business_id = $1`, [
    old.businessId,
  ]);
  await removeOldDrafts(platform.db.database);
  expect(await find(old)).toBeNull();
  expect(await find(young)).not.toBeNull();
});
