import { randomUUID } from 'node:crypto';
import { CHANGCHUN_PLATFORM_CODE, consultSlots } from '@jianzhu/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordId } from '../db/context.ts';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';
import { bookedJob, cancelledJob, consultReminderJob } from './news-jobs.ts';

let platform: TestPlatform;
let company: RecordId;
let firm: RecordId;
let answering: TestMember;
let lawyerId: string;

interface LawyerFacts {
  readonly name?: string;
  readonly years?: number;
  readonly city?: string;
  readonly region?: string;
  readonly fields?: readonly number[];
  readonly score?: number;
}
let licence = 12201201010000000n;
const addLawyer = async (facts: LawyerFacts = {}) => {
  licence += 1n;
  const { name = '韩珩', years = 8, city = '220100', region = '长春', fields = [1], score = 48 } = facts;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into lawyer (name, firm_name, license_no, years, city_code, region_name, fields, intro, consult_price,
       score, firm_id, user_id)
     values ($1, '临珩律师事务所', $2, $3, $4, $5, $6, '<p>擅长结算</p>', 60000, $7, $8, $9) returning id`,
    [name, String(licence), years, city, region, fields, score, firm, answering.userId],
  );
  return row?.id ?? '';
};

beforeAll(async () => {
  platform = await createTestPlatform();
  company = await addBusiness(platform.db, '咨询建设');
  firm = await addBusiness(platform.db, '临珩律师事务所');
  answering = await addMember(platform.db, firm);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.admin('truncate lawyer_booking, lawyer, legal_package, job, notice cascade');
  lawyerId = await addLawyer();
});

let network = 0;
/** Each from a network of its own, or they would be held back. */
const send = (act: 'book' | 'cancel', body: object, tokens = {}) => {
  network += 1;
  return platform.post(`${PATHS.front}/lawyer/${act}`, body, {
    tokens,
    headers: { 'idempotency-key': randomUUID() },
    from: `10.${network >> 8}.${network & 255}.1`,
  });
};
const codeFor = (phone: string) => receiveCode(platform, phone, 'law', `${PATHS.front}/sendPhoneCode`);
const ask = async (path: string, query: Readonly<Record<string, string>> = {}, tokens = {}) =>
  platform.get(`${PATHS.front}/${path}?${new URLSearchParams(query)}`, tokens);
/** All that may be booked, and those of them that are free. */
const allSlots = async (): Promise<{ beginTime: string; isFull: boolean }[]> =>
  (await ask('lawyer/slots', { id: lawyerId })).data;
const slots = async () => (await allSlots()).filter(({ isFull }) => !isFull).map(({ beginTime }) => beginTime);
const matter = '分包结算款拖欠八个月，想了解如何主张';

const newMember = async () => {
  const added = await addMember(platform.db, company);
  const tokens = tokensOf(added);
  return {
    book: (beginTime: string, id = lawyerId) => send('book', { lawyerId: id, beginTime, name: '王工', matter }, tokens),
    cancel: (id = lawyerId) => send('cancel', { lawyerId: id }, tokens),
    mine: async () => (await ask('lawyer/bookings', {}, tokens)).data,
    userId: added.userId,
  };
};
const noticesOf = (userId: string) =>
  platform.db.admin<{ title: string; content: string }>(
    'select title, content from notice where user_id = $1 order by id',
    [userId],
  );
const log = createLog('warn', { write: () => undefined });
const runJobs = async () => {
  const handlers = { 'law.booked': bookedJob, 'law.cancelled': cancelledJob, 'law.remind': consultReminderJob };
  while (await runNextJob(platform.db.database, handlers, log));
};
const texts = async () =>
  (await platform.db.admin<{ payload: object }>(`select payload from job where kind = 'change.text' order by id`)).map(
    ({ payload }) => payload,
  );

describe('booking a consultation (decision 72)', () => {
  it('offers the free hours of the next two weeks by the business clock', async () => {
    const free = await slots();
    expect(free).toEqual(consultSlots(Date.now(), [9, 10, 14, 15]));
    const [slot = ''] = free;
    const { book, cancel } = await newMember();
    expect(await book(slot)).toMatchObject({ code: 200, data: { status: 1, version: 1 } });
    expect(await slots()).toEqual(free.slice(1));
    expect((await allSlots())[0]).toEqual({ beginTime: slot, isFull: true });
    expect((await cancel()).code).toBe(200);
    expect(await slots()).toEqual(free);
    expect((await ask('lawyer/slots', { id: '1' })).code).toBe(404);
  });

  it('takes a visitor with a code and a member with her own number, one with a lawyer, three at a time', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await slots();
    const visitor = { lawyerId, beginTime: first, name: '李工', matter, phone: '13500000001' };
    expect(await send('book', visitor)).toMatchObject({ code: 425 });
    const smsCode = await codeFor('13500000001');
    expect(await send('book', { ...visitor, smsCode })).toMatchObject({ code: 200 });
    const { book } = await newMember();
    expect(await book(first)).toMatchObject({ code: 422, msg: '该时段刚被预约，请另选时间' });
    expect(await book(second)).toMatchObject({ code: 200 });
    expect(await book(third)).toMatchObject({ code: 422, msg: '您已预约该律师，请先取消再改时间' });
    expect(await book(second, await addLawyer())).toMatchObject({ code: 200 });
    expect(await book(third, await addLawyer())).toMatchObject({ code: 200 });
    expect(await book(fourth, await addLawyer())).toMatchObject({ code: 422, msg: '同一手机号最多同时预约3次咨询' });
  });

  it('uses a code up by a booking alone, not by a slot that another has just taken', async () => {
    const [first = '', second = ''] = await slots();
    await (await newMember()).book(first);
    const phone = '13500000003';
    const visitor = { lawyerId, name: '李工', matter, phone, smsCode: await codeFor(phone) };
    expect(await send('book', { ...visitor, beginTime: first })).toMatchObject({ code: 422 });
    expect(await send('book', { ...visitor, beginTime: second })).toMatchObject({ code: 200 });
    expect(await send('cancel', visitor)).toMatchObject({ code: 425 });
  });

  it('refuses what is no slot, and a matter of too few or too many words', async () => {
    const { book } = await newMember();
    expect(await book('2026-01-01 09:00:00')).toMatchObject({ code: 410, msg: '该时段不可预约，请另选时间' });
    const [slot = ''] = await slots();
    expect(await book(slot.replace(/\d\d:00:00$/, '03:00:00'))).toMatchObject({ code: 410 });
    const short = { lawyerId, beginTime: slot, name: '王工', matter: '九个字不够多吧真的', phone: '13500000009' };
    expect(await send('book', short)).toMatchObject({ code: 400 });
    expect(await send('book', { ...short, matter: '长'.repeat(501) })).toMatchObject({ code: 400 });
  });

  it('gives 100 who want one slot at once exactly one of them', async () => {
    const [slot = ''] = await slots();
    const comers = await Promise.all(Array.from({ length: 100 }, newMember));
    const answers = await Promise.all(comers.map(({ book }) => book(slot)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set(['该时段刚被预约，请另选时间']),
    );
    expect(await platform.db.admin('select id from lawyer_booking')).toHaveLength(1);
  });

  it('gives one number that books with one lawyer many times at once one slot', async () => {
    const free = await slots();
    const { book } = await newMember();
    const answers = await Promise.all(free.slice(0, 8).map((slot) => book(slot)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is taken back by who booked until it begins, and by nobody else', async () => {
    const [slot = ''] = await slots();
    const [one, other] = [await newMember(), await newMember()];
    await one.book(slot);
    expect(await other.cancel()).toMatchObject({ code: 422, msg: '该手机号没有可取消的预约' });
    expect(await one.mine()).toMatchObject([{ lawyerId, lawyerName: '韩珩', beginTime: slot, matter }]);
    expect(await other.mine()).toEqual([]);
    await platform.db.admin('update lawyer_booking set begin_time = now()');
    expect((await one.cancel()).code).toBe(422);
    expect(await one.mine()).toEqual([]);
  });

  it('is not booked and given back again and again, to send texts and trouble a lawyer', async () => {
    const [slot = ''] = await slots();
    const { book, cancel } = await newMember();
    for (let times = 0; times < 6; times += 1) {
      expect((await book(slot)).code).toBe(200);
      expect((await cancel()).code).toBe(200);
    }
    expect(await book(slot)).toMatchObject({ code: 429, msg: '同一手机号每天最多预约6次，请明天再试' });
    await platform.db.admin(`update lawyer_booking set created_at = created_at - interval '1 day'`);
    expect((await book(slot)).code).toBe(200);
  });

  it('tells who booked by text and notice, and who answers for the lawyer by notice', async () => {
    const [slot = ''] = await slots();
    const { book, cancel, userId } = await newMember();
    await book(slot);
    await runJobs();
    expect(await noticesOf(userId)).toMatchObject([{ title: '咨询预约成功' }]);
    expect(await noticesOf(answering.userId)).toMatchObject([
      { title: '收到咨询预约', content: expect.stringContaining(matter) },
    ]);
    expect(await texts()).toMatchObject([{ content: expect.stringContaining(slot.slice(0, 16)) }]);
    await cancel();
    await runJobs();
    expect((await noticesOf(userId)).map(({ title }) => title)).toEqual(['咨询预约成功', '咨询预约已取消']);
    expect(await noticesOf(answering.userId)).toHaveLength(2);
    expect(await texts()).toHaveLength(2);
  });

  it('is brought to mind a day before, once, unless it was given back', async () => {
    const late = (await slots()).at(-1) ?? '';
    const [one, other] = [await newMember(), await newMember()];
    await one.book(late);
    const theirs = await addLawyer();
    await other.book(late, theirs);
    await runJobs();
    await other.cancel(theirs);
    await platform.db.admin(`update job set run_at = now() where kind = 'law.remind'`);
    await runJobs();
    expect((await noticesOf(one.userId)).map(({ title }) => title)).toEqual(['咨询预约成功', '咨询即将开始']);
    expect((await noticesOf(other.userId)).map(({ title }) => title)).not.toContain('咨询即将开始');
  });
});

describe('lawyers (domain 11.4)', () => {
  const list = async (query: Readonly<Record<string, string>> = {}) => (await ask('lawyer/list', query)).data;

  it('are found by field, city, years and words, each facet counting what the others leave', async () => {
    await addLawyer({ name: '沈砚', years: 3, fields: [1, 3], city: '220200', region: '吉林', score: 50 });
    await addLawyer({ name: '陶然', years: 10, fields: [3] });
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).records.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['沈砚', '陶然', '韩珩']);
    expect(await names({ field: '3' })).toEqual(['沈砚', '陶然']);
    expect(await names({ years: '2' })).toEqual(['沈砚']);
    expect(await names({ years: '4' })).toEqual(['陶然']);
    expect(await names({ years: '9' })).toEqual([]);
    expect(await names({ keyword: '沈' })).toEqual(['沈砚']);
    expect(await names({ platformCode: CHANGCHUN_PLATFORM_CODE })).toEqual(await names({ cityCode: '220100' }));
    const { fields, cities, years } = await list({ cityCode: '220100' });
    expect(fields).toEqual([
      { name: '1', count: 1 },
      { name: '3', count: 1 },
    ]);
    expect(cities).toEqual([
      { name: '220100', count: 2 },
      { name: '220200', count: 1 },
    ]);
    expect(years).toEqual([
      { name: '3', count: 1 },
      { name: '4', count: 1 },
    ]);
  });

  it('are online while the chat of who answers for them is open', async () => {
    const isOnline = async () => (await ask('lawyer/detail', { id: lawyerId })).data.isOnline;
    expect(await isOnline()).toBe(false);
    await platform.db.admin(
      `insert into chat_session (user_id, epoch, client, uuid, sid) values ($1, 1, 'web', 'u', 's')`,
      [answering.userId],
    );
    expect(await isOnline()).toBe(true);
    await platform.db.admin(`update chat_session set ended = 'closed'`);
    expect(await isOnline()).toBe(false);
  });
});

describe('packages of legal services (domain 11.4)', () => {
  const addPackage = (name: string, price: number, scope: readonly number[]) =>
    platform.db.admin(
      `insert into legal_package (name, firm_name, scope, price, original_price, valid_days, items, suitable, detail)
       values ($1, '临珩律师事务所', $3, $2, $2, 365, '[{"name":"合同审查","times":null}]', '总包', '<p>服务</p>')`,
      [name, price, scope],
    );

  it('are found by field and price, and lead to lawyers of their fields', async () => {
    await addPackage('催收包', 198_000, [7]);
    await addPackage('全程包', 2_980_000, [1, 2]);
    const list = async (query: Readonly<Record<string, string>> = {}) => (await ask('law-package/list', query)).data;
    expect((await list({ sort: 'price' })).records.map(({ name }: { name: string }) => name)).toEqual([
      '催收包',
      '全程包',
    ]);
    expect((await list({ scope: '7' })).scopes).toEqual((await list()).scopes);
    expect((await list({ price: '4' })).total).toBe(1);
    const [whole] = (await list({ scope: '2' })).records;
    expect((await ask('law-package/detail', { id: whole.id })).data).toMatchObject({
      items: [{ name: '合同审查', times: null }],
      lawyers: [{ id: lawyerId }],
    });
    expect((await ask('law/overview')).data).toEqual({
      lawyers: 1,
      firms: 1,
      cities: 1,
      consultations: 0,
      packages: 2,
    });
  });
});
