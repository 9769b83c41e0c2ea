import { validityOf } from '@jianzhu/domain/qualifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { SIGN_UP_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';
import { remindQualificationsJob } from './remind-job.ts';

const BASE = '/api/rs-member-service/ecomm/qualification';
const BUILDING_FIRST = '10104';

let platform: TestPlatform;
let owner: TestMember;
let stranger: TestMember;
let operatorToken: string;
let numbers = 100;

beforeAll(async () => {
  platform = await createTestPlatform();
  [owner, stranger] = [await addCompany(platform, '证书建设'), await addCompany(platform, '旁观建设')];
  operatorToken = (await addOperator(platform.db)).token;
  await platform.db.admin(
    `insert into company_profile (business_id, short_name, is_published) values ($1, '证书建设', true)`,
    [owner.businessId],
  );
});
afterAll(() => platform.close());

const { by, open, fieldsOf } = signUpsOn(() => platform);

const certificate = async (over: object = {}, member = owner) => {
  numbers += 1;
  return {
    ...{
      series: 1,
      categoryCode: '101',
      grade: '二级',
      certNo: `D222000${numbers}`,
      issueOrg: '吉林省住房和城乡建设厅',
    },
    ...{ issueDate: '2024-05-01', isLongTerm: 0, expireDate: '2099-05-01', scope: '房屋建筑', isShow: 1, video: [] },
    images: [await addUploadedFile(platform, member, `证书${numbers}.pdf`)],
    ...over,
  };
};
const save = async (over: object = {}, member = owner) =>
  by(member).post(`${BASE}/save`, await certificate(over, member));
const detailOf = async (id: string, member = owner) => (await by(member).get(`${BASE}/detail?id=${id}`)).data;
const act = async (id: string, path: string, body: object = {}, member = owner) =>
  by(member).post(`${BASE}/${path}`, { ...body, id, version: (await detailOf(id)).version });
const decide = (id: string, reason = '') =>
  decideAsSeen(
    platform,
    { bizType: 'qualification', bizId: id, agree: reason === '' ? 1 : 0, reason },
    { operatorToken },
  );
const approved = async (over: object = {}, member = owner) => {
  const { data } = await save(over, member);
  await by(member).post(`${BASE}/submit`, { id: data.id, version: data.version });
  expect(await decide(data.id)).toMatchObject({ code: 200 });
  return data.id as string;
};
const shownGrade = async (id: string) =>
  (await platform.get(`${PATHS.front}/qualification/detail?id=${id}`)).data?.grade ?? null;
const messagesOf = (refused: { data: { fieldErrors?: { field: string; message: string }[] } | null }) =>
  refused.data?.fieldErrors?.map(({ field, message }) => `${field} ${message}`);
const noticesOf = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ text: string }>(
      "select title || ' ' || content as text from notice where user_id = $1 order by id",
      [userId],
    )
  ).map(({ text }) => text);

describe('a certificate of a company (domain rules 15.5)', () => {
  it('is refused with a reason, approved at the second try, and public from then on', async () => {
    const { data } = await save();
    const { id } = data;
    expect(data).toMatchObject({ status: 0, isInForce: false, allowedActions: ['edit', 'submit', 'delete'] });
    expect(data.code).toMatch(/^AQ\d{13}$/);
    expect((await act(id, 'submit')).data).toMatchObject({ status: 1 });
    expect(await shownGrade(id)).toBeNull();
    expect(await decide(id, '证书图片不清晰')).toMatchObject({ code: 200 });
    expect(await detailOf(id)).toMatchObject({ status: 3, reason: '证书图片不清晰', approved: null });
    expect(await noticesOf(owner)).toContain('审核驳回 “施工总承包 建筑工程 二级”未通过审核，原因：证书图片不清晰');
    expect((await act(id, 'submit')).data).toMatchObject({ status: 1 });
    expect(await decide(id)).toMatchObject({ code: 200 });
    expect(await detailOf(id)).toMatchObject({ status: 2, reason: '', isInForce: true });
    expect(await shownGrade(id)).toBe('二级');
    expect(await noticesOf(owner)).toContain('审核通过 “施工总承包 建筑工程 二级”已通过审核');
    const { logs } = await detailOf(id);
    expect(logs.map(({ action }: { action: string }) => action)).toEqual([
      ...['submit', 'reject', 'submit', 'approve'],
    ]);
  });

  it('stays in force while a change of it is written, reviewed and refused, until that is approved or given up', async () => {
    const id = await approved();
    const before = await detailOf(id);
    const changed = { ...before, grade: '一级', isShow: 1 };
    expect((await act(id, 'save', changed)).data).toMatchObject({ status: 0, grade: '一级', hasChange: true });
    expect((await detailOf(id)).approved).toMatchObject({ grade: '二级', isInForce: true });
    expect((await act(id, 'submit')).code).toBe(200);
    expect(await shownGrade(id)).toBe('二级');
    await decide(id, '等级与证书不符');
    expect([await shownGrade(id), (await detailOf(id)).status]).toEqual(['二级', 3]);
    expect((await act(id, 'discard')).data).toMatchObject({ status: 2 });
    expect(await detailOf(id)).toMatchObject({ grade: '二级', hasChange: false, reason: '' });
    const again = await act(id, 'save', changed);
    expect((await by(owner).post(`${BASE}/submit`, { id, version: again.data.version })).code).toBe(200);
    await decide(id);
    expect([await shownGrade(id), (await detailOf(id)).hasChange]).toEqual(['一级', false]);
  });

  it('is not reviewed for being shown or not, nor when nothing is changed', async () => {
    const id = await approved();
    const same = await detailOf(id);
    expect((await act(id, 'save', { ...same, isShow: 0 })).data).toMatchObject({ status: 2, isShow: 0 });
    expect(await shownGrade(id)).toBeNull();
    expect((await act(id, 'toggle-show', { isShow: 1 })).data).toMatchObject({ status: 2 });
    expect(await shownGrade(id)).toBe('二级');
    expect((await act(id, 'toggle-show', { isShow: 1 })).code).toBe(422);
    const draft = (await save()).data;
    expect(await act(draft.id, 'toggle-show', { isShow: 0 })).toMatchObject({ msg: '审核通过的证书才能对外展示' });
  });

  it('says what is wrong at its field, and has a number of its own in its company, however it is written', async () => {
    expect(messagesOf(await save({ expireDate: '2020-01-01', issueDate: '2019-01-01' }))).toEqual([
      'expireDate 证书已过期，请上传有效证书',
    ]);
    expect(messagesOf(await save({ images: [] }))).toEqual(['images 请上传证书图片']);
    expect(messagesOf(await save({ grade: '甲级' }))).toEqual(['grade 请选择资质等级']);
    const { data } = await save();
    const twice = await save({ certNo: ` ${data.certNo.toLowerCase().replace('d', 'ｄ')}` });
    expect(messagesOf(twice)).toEqual(['certNo 该证书编号已存在']);
    expect((await save({ certNo: data.certNo }, stranger)).code).toBe(200);
    const given = await addUploadedFile(platform, stranger, '他人证书.pdf');
    expect((await save({ images: [given] })).code).toBe(404);
  });

  it('with one number is added once by ten who do so at once', async () => {
    const bodies = await Promise.all(Array.from({ length: 10 }, () => certificate({ certNo: 'D233999999' })));
    const answers = await Promise.all(bodies.map((body) => by(owner).post(`${BASE}/save`, body)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is told apart from what others have made of it, and is nobody else’s', async () => {
    const { data } = await save();
    await act(data.id, 'save', { ...data, scope: '改过' });
    const late = await by(owner).post(`${BASE}/save`, { ...data, scope: '迟到' });
    expect(late).toMatchObject({ code: 409, data: { current: { scope: '改过', version: data.version + 1 } } });
    const id = await approved();
    expect((await by(stranger).get(`${BASE}/detail?id=${id}`)).code).toBe(404);
    for (const path of ['submit', 'withdraw', 'discard', 'delete', 'toggle-show']) {
      const { version } = await detailOf(id);
      expect((await by(stranger).post(`${BASE}/${path}`, { id, version, isShow: 0 })).code, path).toBe(404);
    }
    const reader = await addColleague(platform, owner, 'reader');
    expect((await callsOf(platform, reader).post(`${BASE}/delete`, { id, version: 1 })).code).toBe(403);
  });

  it('is not approved once it has ended in the queue', async () => {
    const { data } = await save();
    await act(data.id, 'submit');
    await platform.db.admin(`update qualification set expire_date = current_date - 2 where id = $1`, [data.id]);
    expect(await decide(data.id)).toMatchObject({ code: 422, msg: '证书已过期，请上传有效证书' });
  });

  it('is submitted, shown and deleted together with others; each is done or says why not', async () => {
    const [one, other] = [(await save()).data, (await save()).data];
    const seen = async (...ids: string[]) =>
      Promise.all(ids.map(async (id) => ({ id, version: (await detailOf(id)).version })));
    const sent = await by(owner).post(`${BASE}/submit-many`, { records: await seen(one.id, other.id) });
    expect(sent.data).toMatchObject({ failed: [] });
    await decide(one.id);
    const hidden = await by(owner).post(`${BASE}/toggle-show-many`, {
      isShow: 0,
      records: await seen(one.id, other.id),
    });
    expect(hidden.data).toMatchObject({
      done: [one.id],
      failed: [{ id: other.id, msg: '审核通过的证书才能对外展示' }],
    });
    const gone = await by(owner).post(`${BASE}/delete-many`, { records: await seen(one.id, other.id) });
    expect(gone.data).toEqual({ done: [one.id], failed: [{ id: other.id, msg: '当前状态不允许该操作' }] });
    expect((await by(owner).get(`${BASE}/detail?id=${one.id}`)).code).toBe(404);
  });
});

describe('the list of them', () => {
  it('counts each status, filters by category and validity, and holds nothing of others', async () => {
    const company = await addCompany(platform, '清单建设');
    const ids = [await approved({}, company), (await save({}, company)).data.id];
    await platform.db.admin(
      `update qualification set expire_date = (now() at time zone 'Asia/Shanghai')::date + 20 where id = $1`,
      [ids[0]],
    );
    const list = async (query: string) => (await by(company).get(`${BASE}/list?${query}`)).data;
    expect(await list('')).toMatchObject({
      total: 2,
      counts: [
        { status: 0, count: 1 },
        { status: 2, count: 1 },
      ],
    });
    expect((await list('validState=expiring')).records).toMatchObject([{ id: ids[0], daysLeft: 20, status: 2 }]);
    expect(await list('status=0&series=1&categoryCode=101')).toMatchObject({ total: 1, records: [{ id: ids[1] }] });
    expect(await list('categoryCode=102')).toMatchObject({ total: 0 });
    expect((await by(company).post(`${BASE}/export`, { validState: 'valid' })).data.rows).toMatchObject([
      { id: ids[1] },
    ]);
  });
});

describe('what a certificate is good for', () => {
  it('QF5: of a lower grade none opens a tender, of the grade that is asked for it does (acceptance 30)', async () => {
    const buyer = await addCompany(platform, '招标证书建设');
    const supplier = await addCompany(platform, '投标证书建设');
    const id = await open(buyer, { requiredQualifications: [BUILDING_FIRST] });
    const signUp = async (qualificationIds: string[]) =>
      by(supplier).post(`${SIGN_UP_PATH}/submit`, await fieldsOf(supplier, id, { qualificationIds }));
    const second = await approved({}, supplier);
    expect(messagesOf(await signUp([second]))).toEqual([
      'qualificationIds 贵单位不具备招标要求的资质：施工总承包 建筑工程 一级及以上',
    ]);
    const { data } = await save({ grade: '特级' }, supplier);
    expect((await signUp([data.id])).code).toBe(400);
    await by(supplier).post(`${BASE}/submit`, { id: data.id, version: data.version });
    await decide(data.id);
    expect((await signUp([data.id])).code).toBe(200);
    const { version } = await detailOf(data.id, supplier);
    expect(await by(supplier).post(`${BASE}/delete`, { id: data.id, version })).toMatchObject({
      msg: '该证书已用于投标报名，不能删除',
    });
  });
});

it('QF4: the list says of each day how far a certificate holds as the domain does', async () => {
  const company = await addCompany(platform, '期限建设');
  const id = await approved({}, company);
  for (const days of [-1, 0, 60, 61]) {
    await platform.db.admin(
      `update qualification set expire_date = (app.business_now() at time zone 'Asia/Shanghai')::date + $2::int
       where id = $1`,
      [id, days],
    );
    const found = [];
    for (const state of ['valid', 'expiring', 'expired', 'revoked'] as const)
      if ((await by(company).get(`${BASE}/list?validState=${state}`)).data.total > 0) found.push(state);
    expect(found, `${days} days`).toEqual([validityOf(days)]);
  }
});

describe('reminders of its end (N407)', () => {
  const endsIn = (id: string, days: number) =>
    platform.db.admin(
      `update qualification set expire_date = (app.business_now() at time zone 'Asia/Shanghai')::date + $2::int where id = $1`,
      [id, days],
    );
  const remind = () =>
    platform.db.database.withWorker((transaction) =>
      remindQualificationsJob.run(transaction, { id: '1', key: '', payload: {} }),
    );
  const told = async (member: TestMember) => (await noticesOf(member)).filter((text) => text.startsWith('资质到期'));

  it('QF4: comes 60, 30 and 7 days before, each once, and anew for a renewed one', async () => {
    const company = await addCompany(platform, '提醒建设');
    const reader = await addColleague(platform, company, 'reader');
    const id = await approved({}, company);
    const counts: number[] = [];
    for (const days of [61, 60, 59, 30, 29, 7, 6, 0, -1]) {
      await endsIn(id, days);
      await remind();
      await remind();
      counts.push((await told(company)).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
    expect((await told(company))[0]).toMatch(
      /^资质到期 施工总承包 建筑工程 二级将于\d{4}-\d{2}-\d{2}到期，请及时更新$/,
    );
    expect(await told(reader)).toEqual([]);
    const renewed = await detailOf(id, company);
    const saved = await by(company).post(`${BASE}/save`, { ...renewed, expireDate: '2099-01-01' });
    await by(company).post(`${BASE}/submit`, { id, version: saved.data.version });
    await decide(id);
    await endsIn(id, 5);
    await remind();
    expect(await told(company)).toHaveLength(4);
  });

  it('does not come for what nobody approved, or was revoked', async () => {
    const company = await addCompany(platform, '未审建设');
    await endsIn((await save({}, company)).data.id, 20);
    const revoked = await approved({}, company);
    await endsIn(revoked, 20);
    await platform.db.admin('update qualification set revoked_at = now() where id = $1', [revoked]);
    await remind();
    expect(await told(company)).toEqual([]);
  });
});
