import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordId } from '../db/context.ts';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { addBusiness, addMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';
import { movedUpJob, reminderJob } from './news-jobs.ts';

let platform: TestPlatform;
let company: RecordId;
let salonId: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  company = await addBusiness(platform.db, '沙龙建设');
});
afterAll(() => platform.close());

const addSalon = async (begin = '7 days', capacity: number | null = 2, title = '沙龙') => {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into salon (title, kind, region_name, address, begin_time, end_time, sign_up_end, capacity)
     values ($3, '线下', '长春', '报告厅', now() + $1::interval, now() + $1::interval + interval '2 hours',
       now() + $1::interval - interval '1 hour', $2) returning id`,
    [begin, capacity, title],
  );
  return row?.id ?? '';
};

it('shows a recording among the objects at a signed address, one elsewhere as it stands', async () => {
  const id = await addSalon('-2 days');
  await platform.db.admin(`update salon set replay_url = 'https://elsewhere.test/a.mp4' where id = $1`, [id]);
  expect((await detail(id)).replayUrl).toBe('https://elsewhere.test/a.mp4');
  await platform.db.admin(`update salon set replay_key = 'salon/a.webm' where id = $1`, [id]);
  const { records } = (await platform.get(`${PATHS.front}/salon/list?status=${encodeURIComponent('已结束')}`)).data;
  for (const { replayUrl } of [await detail(id), records[0]]) {
    const address = new URL(replayUrl);
    expect(address.pathname).toContain('salon/a.webm');
    expect(address.search).toMatch(/signature=/i);
  }
});

beforeEach(async () => {
  await platform.db.admin('truncate salon_sign_up, salon, job, notice cascade');
  salonId = await addSalon();
});

let network = 0;
/** Each from a network of its own, or they would be held back. */
const send = (act: 'signup' | 'cancel', body: object, tokens = {}) => {
  network += 1;
  return platform.post(`${PATHS.front}/salon/${act}`, body, {
    tokens,
    headers: { 'idempotency-key': randomUUID() },
    from: `10.${network >> 8}.${network & 255}.1`,
  });
};
const codeFor = (phone: string) => receiveCode(platform, phone, 'salon', `${PATHS.front}/sendPhoneCode`);
const newMember = async () => {
  const added = await addMember(platform.db, company);
  const [account] = await platform.db.admin<{ phone: string }>('select phone from account where id = $1', [
    added.userId,
  ]);
  const tokens = tokensOf(added);
  return {
    phone: account?.phone ?? '',
    signUp: (more = {}) => send('signup', { salonId, name: '王工', ...more }, tokens),
    cancel: () => send('cancel', { salonId }, tokens),
    mine: async () => (await platform.get(`${PATHS.front}/salon/mine`, tokens)).data,
    notices: () =>
      platform.db.admin('select title, content from notice where user_id = $1 order by id', [added.userId]),
  };
};
const detail = async (id = salonId) => (await platform.get(`${PATHS.front}/salon/detail?id=${id}`)).data;
const list = async (query: Readonly<Record<string, string>> = {}) =>
  (await platform.get(`${PATHS.front}/salon/list?${new URLSearchParams(query)}`)).data;

const log = createLog('warn', { write: () => undefined });
const runJobs = async () => {
  const handlers = { 'salon.movedUp': movedUpJob, 'salon.remind': reminderJob };
  while (await runNextJob(platform.db.database, handlers, log));
};
const textsWaiting = () => platform.db.admin<{ payload: object }>(`select payload from job where kind = 'change.text'`);

describe('signing up for a salon (domain 22)', () => {
  it('takes a visitor with a code, a member with her own number, each once', async () => {
    const { signUp, phone } = await newMember();
    expect(await signUp()).toMatchObject({ code: 200, data: { status: 1, version: 1, place: 0 } });
    expect(await signUp({ phone })).toMatchObject({ code: 422, msg: '您已报名该活动' });
    const visitor = { salonId, name: '李工', phone: '13500000001' };
    expect(await send('signup', visitor)).toMatchObject({ code: 425 });
    expect(await send('signup', { salonId, name: '李工' })).toMatchObject({ code: 425 });
    const wrongCode = { field: 'smsCode', row: null, message: '验证码错误或已失效' };
    expect(await signUp({ phone: '13500000001' })).toMatchObject({ code: 425, data: { fieldErrors: [wrongCode] } });
    const smsCode = await codeFor('13500000001');
    expect(await send('signup', { ...visitor, smsCode })).toMatchObject({ code: 200 });
    expect(await detail()).toMatchObject({ taken: 2, waiting: 0, capacity: 2 });
    salonId = await addSalon('30 minutes');
    expect(await signUp()).toMatchObject({ code: 410, msg: '报名已截止' });
  });

  it('uses a code up by a sign-up alone, not when the last seat has just gone', async () => {
    salonId = await addSalon('7 days', 1);
    await (await newMember()).signUp();
    const visitor = { salonId, name: '李工', phone: '13500000002', smsCode: await codeFor('13500000002') };
    expect(await send('signup', visitor)).toMatchObject({ code: 422, msg: '名额已满' });
    expect(await send('signup', { ...visitor, mayWait: 1 })).toMatchObject({ code: 200 });
    expect(await send('cancel', visitor)).toMatchObject({ code: 425 });
  });

  it('has nobody wait who did not ask to, and gives a seat back to who waits longest', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const [third, fourth] = [await newMember(), await newMember()];
    await first.signUp();
    await second.signUp();
    expect(await third.signUp()).toMatchObject({ code: 422, msg: '名额已满' });
    expect((await fourth.signUp({ mayWait: 1 })).data).toMatchObject({ status: 3, place: 1 });
    expect((await third.signUp({ mayWait: 1 })).data).toMatchObject({ status: 3, place: 2 });
    expect(await detail()).toMatchObject({ taken: 2, waiting: 2 });
    expect((await first.cancel()).code).toBe(200);
    expect(await fourth.mine()).toMatchObject([{ salonId, status: 1, place: 0 }]);
    expect(await third.mine()).toMatchObject([{ salonId, status: 3, place: 1 }]);
    expect(await first.mine()).toEqual([]);
    expect(await first.cancel()).toMatchObject({ code: 422, msg: '该手机号没有报名此活动' });
    // Who comes again stands behind those who waited.
    expect((await first.signUp({ mayWait: 1 })).data).toMatchObject({ status: 3, place: 2, version: 3 });
    await runJobs();
    expect(await fourth.notices()).toMatchObject([{ title: '候补成功', content: expect.stringContaining('沙龙') }]);
    expect(await third.notices()).toEqual([]);
  });

  it('tells who moves up a second time again, and nobody twice of one seat', async () => {
    salonId = await addSalon('7 days', 1);
    const [first, second] = [await newMember(), await newMember()];
    await first.signUp();
    await second.signUp({ mayWait: 1 });
    await first.cancel();
    await runJobs();
    expect(await second.notices()).toMatchObject([{ title: '候补成功' }]);
    await second.cancel();
    await first.signUp();
    await second.signUp({ mayWait: 1 });
    await first.cancel();
    await runJobs();
    expect(await second.notices()).toMatchObject([{ title: '候补成功' }, { title: '候补成功' }]);
    // Both are asked for before the worker comes to the first.
    await second.cancel();
    for (let round = 0; round < 2; round += 1) {
      await first.signUp();
      await second.signUp({ mayWait: 1 });
      await first.cancel();
      if (round === 0) await second.cancel();
    }
    await runJobs();
    expect(await second.notices()).toHaveLength(3);
  });

  it('is taken back by a visitor with a code, and not once the salon has begun', async () => {
    const visitor = { salonId, name: '李工', phone: '13500000011' };
    await send('signup', { ...visitor, smsCode: await codeFor(visitor.phone) });
    expect(await send('cancel', visitor)).toMatchObject({ code: 425 });
    await platform.db.admin(`delete from sms_code`);
    const { signUp, cancel } = await newMember();
    await signUp();
    expect(await send('cancel', { ...visitor, smsCode: await codeFor(visitor.phone) })).toMatchObject({ code: 200 });
    expect((await detail()).taken).toBe(1);
    await platform.db.admin(`update salon set begin_time = now(), sign_up_end = now() - interval '1 hour'`);
    expect(await cancel()).toMatchObject({ code: 410, msg: '活动已开始，不能取消报名' });
    await platform.db.admin(`update salon set begin_time = now() + interval '1 hour'`);
    expect((await cancel()).code).toBe(200);
    expect((await detail()).taken).toBe(0);
  });

  it('gives 200 who come at once the last 30 seats and a place in the queue, and no seat twice', async () => {
    await platform.db.admin('update salon set capacity = 30 where id = $1', [salonId]);
    const comers = await Promise.all(Array.from({ length: 200 }, newMember));
    // Whom a platform without a free connection turns away asks again, as the browser does.
    const heard = async (ask: () => ReturnType<typeof send>): ReturnType<typeof send> => {
      const answer = await ask();
      return answer.code === 503 ? heard(ask) : answer;
    };
    const answers = await Promise.all(comers.map(({ signUp }) => heard(() => signUp({ mayWait: 1 }))));
    expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
    const places = answers.map(({ data }) => data.place).sort((a, b) => a - b);
    expect(places).toEqual([...Array(30).fill(0), ...Array.from({ length: 170 }, (_, index) => index + 1)]);
    const queue = await platform.db.admin<{ id: string }>(
      'select id from salon_sign_up where status = 3 order by created_at, id',
    );
    const byPlace = answers.filter(({ data }) => data.status === 3).sort((a, b) => a.data.place - b.data.place);
    expect(queue.map(({ id }) => id)).toEqual(byPlace.map(({ data }) => data.id));
  });

  it('is brought to mind a day before: by notice to members, by text to others, once', async () => {
    salonId = await addSalon('2 days');
    const { signUp, notices } = await newMember();
    await signUp();
    const phone = '13500000012';
    await send('signup', { salonId, name: '李工', phone, smsCode: await codeFor(phone) });
    await runJobs();
    expect(await notices()).toEqual([]);
    await platform.db.admin(`update job set run_at = now() where kind = 'salon.remind'`);
    await runJobs();
    expect(await notices()).toMatchObject([{ title: '活动即将开始' }]);
    expect((await textsWaiting()).map(({ payload }) => payload)).toMatchObject([{ phone }]);
  });
});

describe('salons (domain 22)', () => {
  it('have the status of their times, and stand with the nearest to come first, then the latest past', async () => {
    await platform.db.admin('truncate salon cascade');
    for (const begin of ['-3 days', '20 days', '-1 day', '5 minutes', '-5 minutes', '2 days'])
      await addSalon(begin, 2, begin);
    const { records, total, open, months } = await list();
    expect(records.map(({ title, status }: { title: string; status: string }) => [title, status])).toEqual([
      ['5 minutes', '即将开始'],
      ['-5 minutes', '进行中'],
      ['2 days', '报名中'],
      ['20 days', '报名中'],
      ['-1 day', '已结束'],
      ['-3 days', '已结束'],
    ]);
    expect([total, open]).toEqual([6, 2]);
    expect(months.length).toBeGreaterThan(0);
    expect((await list({ status: '进行中' })).records).toMatchObject([{ title: '-5 minutes' }]);
  });

  it('are found by month, day, kind, words and region', async () => {
    await platform.db.admin(`update salon set begin_time = '2026-03-31T16:30Z', end_time = '2026-03-31T18:00Z'`);
    const counts = async (...queries: Readonly<Record<string, string>>[]) =>
      Promise.all(queries.map(async (query) => (await list(query)).total));
    expect(
      await counts({ month: '2026-04' }, { month: '2026-03' }, { before: '2026-05' }, { before: '2026-04' }),
    ).toEqual([1, 0, 1, 0]);
    expect(await counts({ day: '2026-04-01' }, { day: '2026-03-31' }, { kind: '线下' }, { kind: '线上' })).toEqual([
      1, 0, 1, 0,
    ]);
    expect(await counts({ keyword: '沙' }, { keyword: '%' })).toEqual([1, 0]);
    const days = (await platform.get(`${PATHS.front}/salon/calendar?month=2026-04`)).data;
    expect(days).toEqual([{ day: '2026-04-01', count: 1 }]);
    expect((await platform.get(`${PATHS.front}/salon/calendar?month=2026-06`)).data).toEqual([]);
  });

  it('lead to others to come, and are 404 when there is none', async () => {
    const other = await addSalon('9 days', null, '下一场');
    await addSalon('-9 days', null, '上一场');
    expect((await detail()).next).toMatchObject([{ id: other, title: '下一场' }]);
    expect((await platform.get(`${PATHS.front}/salon/detail?id=1`)).code).toBe(404);
  });
});
