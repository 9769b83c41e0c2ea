import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';
import { closeNeedsJob } from './close-need-job.ts';

const OURS = '/api/rs-member-service/ecomm/need';
const PLACE = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220104', districtName: '朝阳区' },
};
const NEED = {
  ...{
    title: '厂房消防设计',
    needType: 6,
    budgetMin: 100_00,
    budgetMax: 900_00,
    region: PLACE,
    deadline: '2099-01-01',
  },
  ...{ description: '需要消防设计审查与优化', contactName: '王工', contactPhone: '13900009999', isPublic: 1 },
};
const OFFER = { price: 500_00, days: 20, plan: '两周内完成复核并提交图纸' };

let platform: TestPlatform;
let operatorToken: string;
let owner: TestMember;
let first: TestMember;
let second: TestMember;
let companies = 0;
let phones = 13_700_000_000;

const addCompany = async () => {
  companies += 1;
  const businessId = await addBusiness(platform.db, `需求建设${companies}`);
  await platform.db.admin('update business set cert_status = 2 where id = $1', [businessId]);
  const member = await addMember(platform.db, businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [member.userId]);
  return member;
};

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  [owner, first, second] = [await addCompany(), await addCompany(), await addCompany()];
});
afterAll(() => platform.close());

let network = 0;
const post = (path: string, body: object, who?: TestMember) => {
  network += 1;
  return platform.post(path, body, {
    ...(who && { tokens: tokensOf(who) }),
    headers: { 'idempotency-key': randomUUID() },
    from: `10.${Math.floor(network / 250)}.${network % 250}.1`,
  });
};
const act = (who: TestMember, path: string, body: object) => post(`${OURS}/${path}`, body, who);
const seen = async (id: string, who = owner) => (await platform.get(`${OURS}/detail?id=${id}`, tokensOf(who))).data;
const decide = (bizId: string, agree: 0 | 1, reason = '') =>
  decideAsSeen(platform, { bizType: 'need', bizId, agree, reason }, { operatorToken });

async function showNeed(fields: object = {}): Promise<string> {
  const { data } = await act(owner, 'submit', { ...NEED, ...fields });
  expect(await decide(data.id, 1)).toMatchObject({ code: 200 });
  return data.id;
}
const offer = async (who: TestMember, needId: string) =>
  (await act(who, 'reply', { ...OFFER, needId })).data.id as string;
const choose = async (id: string, replyId: string) =>
  act(owner, 'choose', { id, version: (await seen(id)).version, replyId });
const noticesOf = async ({ userId }: TestMember) =>
  (await platform.db.admin<{ title: string }>('select title from notice where user_id = $1 order by id', [userId])).map(
    ({ title }) => title,
  );

describe('a need', () => {
  it('is taken twenty times a day from a business, however many are sent at once', async () => {
    const eager = await addCompany();
    const answers = await Promise.all(Array.from({ length: 24 }, () => act(eager, 'submit', NEED)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      code: 429,
      msg: '今日发布的需求已达20条，请明天再发布',
    });
  });

  it('is shown when it is approved, without whom to call', async () => {
    const { data, code } = await act(owner, 'submit', NEED);
    expect(code).toBe(200);
    expect(data.code).toMatch(/^XQ/);
    const detail = () => platform.get(`${PATHS.front}/need/detail?id=${data.id}`);
    expect(await detail()).toMatchObject({ code: 404 });
    await decide(data.id, 1);
    const shown = await detail();
    expect(shown).toMatchObject({ code: 200, data: { title: NEED.title, status: 1, replyCount: 0 } });
    expect(JSON.stringify(shown)).not.toContain(NEED.contactPhone);
    expect(JSON.stringify(await platform.get(`${PATHS.front}/need/list`))).not.toContain(NEED.contactPhone);
    expect((await seen(data.id)).contact).toEqual({ name: '王工', phone: NEED.contactPhone });
    expect((await seen(data.id, first)).contact).toBeNull();
    expect(await noticesOf(owner)).toContain('需求审核结果');
  });

  it('is rejected with its reason, and shown to its owner alone', async () => {
    const { data } = await act(owner, 'submit', NEED);
    await decide(data.id, 0, '请补充规模');
    expect(await seen(data.id)).toMatchObject({ status: 5, reason: '请补充规模', allowedActions: [] });
    expect(await platform.get(`${OURS}/detail?id=${data.id}`, tokensOf(first))).toMatchObject({ code: 404 });
  });

  it('of no public kind stays with its owner and the platform', async () => {
    const id = await showNeed({ isPublic: 0 });
    expect(await platform.get(`${PATHS.front}/need/detail?id=${id}`)).toMatchObject({ code: 404 });
    expect(await act(first, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 404 });
  });

  it('keeps the rules between its fields', async () => {
    const fieldOf = async (fields: object) =>
      (await act(owner, 'submit', { ...NEED, ...fields })).data.fieldErrors[0].field;
    expect(await fieldOf({ budgetMin: 900_00, budgetMax: 100_00 })).toBe('budgetMax');
    expect(await fieldOf({ deadline: '2020-01-01' })).toBe('deadline');
    expect(await fieldOf({ region: { ...PLACE, districtCode: '220199' } })).toBe('region');
  });
});

describe('offers', () => {
  it('are sealed: the owner reads them, everybody else their number', async () => {
    const id = await showNeed();
    await offer(first, id);
    await offer(second, id);
    expect((await seen(id)).replies).toHaveLength(2);
    const others = await seen(id, second);
    expect(others).toMatchObject({ replyCount: 2, replies: [], ownReply: { price: OFFER.price } });
    const rows = await platform.db.database.withSession(second.context, (transaction) =>
      transaction.selectFrom('need_reply').select('business_id').where('need_id', '=', id).execute(),
    );
    expect(rows).toEqual([{ business_id: second.businessId }]);
    const anyone = await platform.db.database.withSession({}, (transaction) =>
      transaction.selectFrom('need_reply').select('id').execute(),
    );
    expect(anyone).toEqual([]);
  });

  it('come from certified companies, once each, and not from the owner', async () => {
    const id = await showNeed();
    const newcomer = await addMember(platform.db, await addBusiness(platform.db, '未认证'));
    await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [
      newcomer.userId,
    ]);
    expect(await act(newcomer, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 412 });
    expect(await act(owner, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 403 });
    const twins = await Promise.all([1, 2, 3].map(() => act(first, 'reply', { ...OFFER, needId: id })));
    expect(twins.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
    const { ownReply } = await seen(id, first);
    expect(await act(second, 'reply/withdraw', { id: ownReply.id, version: 1 })).toMatchObject({ code: 404 });
    expect(await act(first, 'reply/withdraw', { id: ownReply.id, version: 1 })).toMatchObject({ code: 200 });
    expect(await seen(id)).toMatchObject({ replyCount: 0, replies: [] });
    expect(await act(first, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 200 });
  });

  it('one is chosen, whoever asks at once; the others are told, the chosen one learns whom to call', async () => {
    const id = await showNeed();
    const [one, two] = [await offer(first, id), await offer(second, id)];
    const { version } = await seen(id);
    const answers = await Promise.all([one, two].map((replyId) => act(owner, 'choose', { id, version, replyId })));
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    const [winner, loser] = answers[0]?.code === 200 ? [first, second] : [second, first];
    expect((await seen(id, winner)).contact).toEqual({ name: '王工', phone: NEED.contactPhone });
    expect((await seen(id, loser)).contact).toBeNull();
    expect((await seen(id, loser)).ownReply.status).toBe(2);
    expect(await noticesOf(winner)).toContain('方案已选中');
    expect(await noticesOf(loser)).toContain('方案未选中');
    expect(await act(winner, 'reply/withdraw', { id: (await seen(id, winner)).ownReply.id, version: 2 })).toMatchObject(
      {
        code: 422,
      },
    );
  });

  it('of another need are not chosen, nor by another company', async () => {
    const [id, other] = [await showNeed(), await showNeed()];
    const [reply, foreign] = [await offer(first, id), await offer(first, other)];
    expect(await choose(id, foreign)).toMatchObject({ code: 404 });
    const { version } = await seen(id);
    expect(await act(second, 'choose', { id, version, replyId: reply })).toMatchObject({ code: 404 });
  });

  it('do not come after the close', async () => {
    const id = await showNeed();
    await offer(first, id);
    expect(await act(owner, 'close', { id, version: (await seen(id)).version, reason: '计划调整' })).toMatchObject({
      code: 200,
    });
    expect(await act(second, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 410 });
    expect((await seen(id, first)).ownReply.status).toBe(2);
  });
});

it('a finished need is a case once both sides agree', async () => {
  const id = await showNeed();
  await offer(second, id);
  await choose(id, await offer(first, id));
  expect(await act(owner, 'finish', { id, version: (await seen(id)).version })).toMatchObject({ code: 200 });
  const cases = async () =>
    (await platform.get(`${PATHS.front}/need/list?isCase=1&size=100`)).data.records.map(
      (row: { id: string }) => row.id,
    );
  await act(owner, 'agree', { id, isOn: 1 });
  expect(await cases()).not.toContain(id);
  expect(await act(second, 'agree', { id, isOn: 1 })).toMatchObject({ code: 404 });
  await act(first, 'agree', { id, isOn: 1 });
  expect(await cases()).toContain(id);
  expect((await seen(id, first)).isAgreed).toBe(true);
  expect((await seen(id, second)).isAgreed).toBe(false);
  await act(owner, 'agree', { id, isOn: 0 });
  expect(await cases()).not.toContain(id);
});

it('a matched need opens anew, and whoever was chosen may offer again', async () => {
  const id = await showNeed();
  await offer(second, id);
  await choose(id, await offer(first, id));
  const body = { id, version: (await seen(id)).version, reason: '服务商无法履约' };
  expect(await act(owner, 'reopen', body)).toMatchObject({ code: 200 });
  expect(await seen(id)).toMatchObject({ status: 1, reason: body.reason });
  expect((await seen(id, first)).contact).toBeNull();
  for (const who of [first, second]) {
    expect((await noticesOf(who)).filter((title) => title === '需求重新对接')).toHaveLength(1);
    expect(await act(who, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 200 });
  }
});

it('a need is closed after its last day, on the business clock', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const id = await showNeed({ deadline: tomorrow });
  await offer(first, id);
  const run = () =>
    platform.db.database.withWorker((transaction) =>
      closeNeedsJob.run(transaction, { id: '1', payload: null } as Parameters<typeof closeNeedsJob.run>[1]),
    );
  await run();
  expect((await seen(id)).status).toBe(1);
  // A demonstration alone moves its clock.
  await platform.db.admin(`insert into demo_seed (version) values ('test')`);
  await platform.db.admin('select app.advance_business_clock($1)', [3 * 86_400]);
  expect(await act(second, 'reply', { ...OFFER, needId: id })).toMatchObject({ code: 410 });
  await run();
  expect((await seen(id)).status).toBe(4);
  expect(await noticesOf(owner)).toContain('需求已到期');
});

describe('a visitor', () => {
  const front = (path: string, body: object) => post(`${PATHS.front}/need/${path}`, body);
  const submit = async () => {
    phones += 1;
    const contactPhone = String(phones);
    const smsCode = await receiveCode(platform, contactPhone, 'need', `${PATHS.front}/sendPhoneCode`);
    const { data } = await front('submit', { ...NEED, contactPhone, smsCode });
    return { id: data.id as string, contactPhone };
  };

  it('submits with a code, and is told of the review by a text message', async () => {
    const { id, contactPhone } = await submit();
    expect(await front('submit', { ...NEED, contactPhone, smsCode: '000000' })).toMatchObject({ code: 425 });
    expect(await decide(id, 1)).toMatchObject({ code: 200 });
    const [told] = await platform.db.admin(`select from job where kind = 'change.text' and payload->>'phone' = $1`, [
      contactPhone,
    ]);
    expect(told).toBeDefined();
    expect(await platform.get(`${PATHS.front}/need/detail?id=${id}`)).toMatchObject({ code: 200 });
  });

  it('closes her own need alone, by the key that a code gave', async () => {
    const [own, other] = [await submit(), await submit()];
    await platform.db.admin(`delete from sms_code where phone = $1`, [own.contactPhone]);
    const smsCode = await receiveCode(platform, own.contactPhone, 'need', `${PATHS.front}/sendPhoneCode`);
    const { data } = await front('prove', { phone: own.contactPhone, smsCode });
    expect(data.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    const [{ key }] = data;
    const [unknown, foreign] = [await front('close', { id: '1', key }), await front('close', { id: other.id, key })];
    expect({ ...unknown, requestId: '', traceId: '' }).toMatchObject({ code: 425, msg: foreign.msg });
    expect(foreign.code).toBe(425);
    expect(await front('close', { id: own.id, key })).toMatchObject({ code: 200 });
    expect(
      await platform.db.admin('select status from need where id = any($1) order by status', [[own.id, other.id]]),
    ).toEqual([{ status: 0 }, { status: 4 }]);
    expect(await decide(own.id, 1)).toMatchObject({ code: 422 });
  });

  it('reads the offers for her need, sealed to her, and chooses one by the same key', async () => {
    const { id, contactPhone } = await submit();
    const others = await submit();
    await decide(id, 1);
    await decide(others.id, 1);
    const [one, two, foreign] = [await offer(first, id), await offer(second, id), await offer(first, others.id)];
    await platform.db.admin(`delete from sms_code where phone = $1`, [contactPhone]);
    const smsCode = await receiveCode(platform, contactPhone, 'need', `${PATHS.front}/sendPhoneCode`);
    const { data } = await front('prove', { phone: contactPhone, smsCode });
    expect(data).toMatchObject([{ id, replies: [{ id: two, price: OFFER.price, plan: OFFER.plan }, { id: one }] }]);
    expect(data[0].replies[1].company.id).toBe(first.businessId);
    const [{ key }] = data;
    const texts = await platform.db.admin<{ text: string }>(
      `select payload->>'content' as text from job where kind = 'change.text' and payload->>'phone' = $1`,
      [contactPhone],
    );
    expect(texts.map(({ text }) => text).join()).toContain('请在“服务需求”页的“查询我发布的需求”中查看并选定');
    expect(await front('choose', { id, key, replyId: foreign })).toMatchObject({ code: 404 });
    expect(await front('choose', { id: others.id, key, replyId: foreign })).toMatchObject({ code: 425 });
    expect(await front('choose', { id, key, replyId: one })).toMatchObject({ code: 200 });
    expect(await front('choose', { id, key, replyId: two })).toMatchObject({ code: 422 });
    expect((await seen(id, first)).contact).toEqual({ name: '王工', phone: contactPhone });
    expect((await seen(id, second)).contact).toBeNull();
    expect(await noticesOf(first)).toContain('方案已选中');
    expect(await noticesOf(second)).toContain('方案未选中');
    expect(await front('close', { id, key })).toMatchObject({ code: 200 });
  });

  it('opens her matched need anew with a reason, chooses again, and says when it is done', async () => {
    const { id, contactPhone } = await submit();
    await decide(id, 1);
    const [one, two] = [await offer(first, id), await offer(second, id)];
    await platform.db.admin(`delete from sms_code where phone = $1`, [contactPhone]);
    const smsCode = await receiveCode(platform, contactPhone, 'need', `${PATHS.front}/sendPhoneCode`);
    const [{ key }] = (await front('prove', { phone: contactPhone, smsCode })).data;
    expect(await front('finish', { id, key })).toMatchObject({ code: 422 });
    await front('choose', { id, key, replyId: one });
    expect(await front('reopen', { id, key, reason: '' })).toMatchObject({ code: 400 });
    expect(await front('reopen', { id, key: 'x'.repeat(43), reason: '服务商不能按期进场' })).toMatchObject({
      code: 425,
    });
    expect(await front('reopen', { id, key, reason: '服务商不能按期进场' })).toMatchObject({ code: 200 });
    expect(await noticesOf(first)).toContain('需求重新对接');
    expect(await noticesOf(second)).toContain('需求重新对接');
    expect((await seen(id, first)).contact).toBeNull();
    expect(await front('choose', { id, key, replyId: two })).toMatchObject({ code: 422 });
    const again = await offer(second, id);
    expect(await front('choose', { id, key, replyId: again })).toMatchObject({ code: 200 });
    expect(await front('finish', { id, key })).toMatchObject({ code: 200 });
    expect(await front('reopen', { id, key, reason: '服务商不能按期进场' })).toMatchObject({ code: 422 });
    expect(await noticesOf(second)).toContain('需求已完成');
  });
});
