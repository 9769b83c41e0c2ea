import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordId } from '../db/context.ts';
import { addBusiness, addMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const OPERATIONS = '/api/rs-ops-service';
const DIRTY = '<p onclick="x()">正文<script>alert(1)</script></p>';

let platform: TestPlatform;
let operatorToken: string;
let businessId: RecordId;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  businessId = await addBusiness(platform.db, '敦化木业');
  await addMember(platform.db, businessId);
});
afterAll(() => platform.close());

const read = async (path: string) => (await platform.get(`${OPERATIONS}/${path}`, { operatorToken })).data;
const post = (path: string, body: object, key: string = randomUUID()) =>
  platform.post(`${OPERATIONS}/${path}`, body, { tokens: { operatorToken }, headers: { 'idempotency-key': key } });
const front = (path: string) => platform.get(`${PATHS.front}/${path}`);

const salon = {
  title: '寒地混凝土耐久性沙龙',
  kind: '线下',
  beginTime: '2999-01-02 14:00:00',
  endTime: '2999-01-02 17:00:00',
  signUpEnd: '2999-01-01 17:00:00',
  address: '报告厅',
  organizer: '省建筑业协会',
  capacity: 1,
  intro: DIRTY,
  agenda: [{ time: '14:00', topic: '冻融试验', speaker: '周砚声' }],
  speakers: [{ name: '周砚声', title: '材料所所长' }],
};
const lawyer = {
  ...{ name: '韩珩', firmName: '临珩律师事务所', licenseNo: '12201201010000001', years: 16 },
  ...{ cityCode: '220100', regionName: '长春', fields: [1, 2], intro: DIRTY, consultPrice: 120_000 },
};
const legalPackage = {
  ...{ name: '施工合同审查包', firmName: '临珩律师事务所', scope: [1], price: 100, originalPrice: 200 },
  ...{ validDays: 365, items: [{ name: '合同审查', times: 3 }, { name: '咨询' }], suitable: '施工企业', detail: DIRTY },
};
const knowledge = () => ({
  ...{ businessId, title: '冬期施工留样方法', categoryId: 2, summary: '三种路径', content: DIRTY },
  isOriginal: 1,
});

/** What is asked of every kind: a good record of it, the word by which the search finds it, a page that shows it. */
const KINDS = [
  ['salon', 'salon', () => salon, '耐久性沙龙', 'salon/detail?id='],
  ['lawyer', 'lawyer', () => lawyer, '韩珩', 'lawyer/detail?id='],
  ['legalPackage', 'legal-package', () => legalPackage, '合同审查包', 'law-package/detail?id='],
  ['knowledge', 'knowledge', knowledge, '留样方法', 'knowledge/detail?id='],
] as const;

describe.each(KINDS)('%s', (kind, path, record, word, page) => {
  it('is seen by nobody before it is published, by everybody then, and by nobody once withdrawn', async () => {
    const key = randomUUID();
    const saved = await post(`${path}/save`, record(), key);
    expect(saved).toMatchObject({ code: 200 });
    expect(await post(`${path}/save`, record(), key)).toMatchObject({ data: saved.data });
    const { id } = saved.data;
    const seen = async () => {
      const found = await front(`search?type=all&keyword=${encodeURIComponent(word)}`);
      const records: { id: string }[] = found.data.records;
      return [(await front(`${page}${id}`)).code, records.filter((hit) => hit.id === id).length];
    };
    expect(await seen()).toEqual([404, 0]);
    for (const _ of ['once', 'again']) {
      expect(await post('written/publish', { kind, id })).toMatchObject({ data: { isPublished: true, version: 2 } });
    }
    expect(await seen()).toEqual([200, 1]);
    const shown = JSON.stringify((await front(`${page}${id}`)).data);
    expect(shown).toContain('<p>正文</p>');
    expect(shown).not.toMatch(/script|onclick/);

    const { fields } = await read(`written/detail?kind=${kind}&id=${id}`);
    expect(await post(`${path}/save`, { ...fields, id, version: 1 })).toMatchObject({ code: 409 });
    expect(await post(`${path}/save`, { ...fields, id, version: 2 })).toMatchObject({ data: { version: 3 } });
    expect((await read(`written/detail?kind=${kind}&id=${id}`)).fields).toEqual(fields);

    for (const _ of ['once', 'again']) {
      expect(await post('written/withdraw', { kind, id })).toMatchObject({ data: { isPublished: false, version: 4 } });
    }
    expect(await seen()).toEqual([404, 0]);
    expect((await read(`written/list?kind=${kind}&isPublished=0`)).records).toMatchObject([{ id, version: 4 }]);
    const acts = await platform.db.admin<{ act: string }>(
      'select act from audit_event where record_kind = $1 and code = 200 order by id',
      [kind],
    );
    const save = `operator.save${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    expect(acts.map(({ act }) => act)).toEqual([save, 'operator.publishRecord', save, 'operator.withdrawRecord']);
  });
});

it.each([
  ['salon', { ...salon, endTime: salon.beginTime }, '结束时间须晚于开始时间'],
  ['salon', { ...salon, signUpEnd: salon.endTime }, '报名截止时间不能晚于开始时间'],
  ['salon', { ...salon, address: '' }, '线下活动请输入地点'],
  ['salon', { ...salon, intro: '<script>1</script>' }, '请输入正文'],
  ['salon', { ...salon, liveUrl: 'javascript:alert(1)' }, '直播地址不正确'],
  ['lawyer', { ...lawyer, licenseNo: '1' }, '执业证号须为17位数字'],
  ['lawyer', lawyer, '执业证号已存在'],
  ['legal-package', { ...legalPackage, originalPrice: 1 }, '原价不能低于价格'],
  [
    'knowledge',
    { ...{ businessId: '1', title: '冬期施工', categoryId: 2, summary: '略' }, content: 'a', isOriginal: 1 },
    '企业不存在',
  ],
  ['help', { columnId: '1', title: '如何登录', content: 'a', sort: 1 }, '栏目不存在'],
  ['company', { id: '1', shortName: '敦化' }, '企业不存在'],
])('%s is refused with %j', async (path, wrong, msg) => {
  expect(await post(`${path}/save`, wrong)).toMatchObject({ code: 400, msg });
});

it('gives more seats of a salon to those who wait', async () => {
  const { id } = (await post('salon/save', salon)).data;
  await platform.db.admin(
    `insert into salon_sign_up (code, salon_id, name, phone, status, created_at)
     select 'T' || n, $1, '王工', '1700000000' || n, case n when 1 then 1 else 3 end, now() + n * interval '1 second'
     from generate_series(1, 3) as n`,
    [id],
  );
  await post('salon/save', { ...salon, id, version: 1, capacity: 2 });
  const rows = await platform.db.admin('select status from salon_sign_up where salon_id = $1 order by created_at', [
    id,
  ]);
  expect(rows.map(({ status }) => status)).toEqual([1, 1, 3]);
});

it('keeps the chapters of a lesson that keep their ids, in their new order', async () => {
  await platform.store.place('lesson/there.webm', Buffer.from('x'), 'video/webm');
  const chapter = (title: string, videoKey = 'lesson/there.webm') => ({ title, seconds: 60, isTrial: 1, videoKey });
  const lesson = {
    ...{ title: '建设工程合同风险十讲', teacherName: '韩珩', teacherTitle: '律师', categoryId: 1 },
    ...{ price: 0, originalPrice: 0, intro: DIRTY, chapters: [chapter('一'), chapter('二'), chapter('三')] },
  };
  for (const [chapters, msg] of [
    [[], '请至少添加一个课时'],
    [[chapter('一', 'nowhere')], '视频文件不存在：nowhere'],
    [[{ ...chapter('一'), id: '1' }], '课时编号不正确'],
  ] as const) {
    expect(await post('lesson/save', { ...lesson, chapters })).toMatchObject({ code: 400, msg });
  }
  const { id } = (await post('lesson/save', lesson)).data;
  await post('written/publish', { kind: 'lesson', id });
  const { fields } = await read(`written/detail?kind=lesson&id=${id}`);
  const [first, , third] = fields.chapters;
  const chapters = [third, { ...first, title: '一（修订）' }, chapter('四')];
  expect(await post('lesson/save', { ...fields, chapters, id, version: 2 })).toMatchObject({ data: { version: 3 } });
  const shown = (await front(`lesson/detail?id=${id}`)).data;
  expect(shown).toMatchObject({
    isFree: true,
    chapters: [{ id: third.id }, { id: first.id, title: '一（修订）' }, {}],
  });
  expect(shown.chapters).toHaveLength(3);

  const trial = () => front(`lesson/trial?chapterId=${third.id}`);
  expect(await trial()).toMatchObject({ code: 200 });
  await post('written/withdraw', { kind: 'lesson', id });
  expect([(await front(`lesson/detail?id=${id}`)).code, (await trial()).code]).toEqual([404, 404]);
});

it('writes the page of a company, which the search follows', async () => {
  const page = { id: businessId, shortName: '敦化木业', tags: ['胶合板'], intro: DIRTY };
  expect(await post('company/save', page)).toMatchObject({ data: { id: businessId, version: 1 } });
  expect(await post('written/publish', { kind: 'company', id: businessId })).toMatchObject({
    data: { isPublished: true, version: 2 },
  });
  expect((await read(`written/detail?kind=company&id=${businessId}`)).fields).toMatchObject({
    ...{ tags: ['胶合板'], intro: '<p>正文</p>', projects: [] },
  });
  await platform.db.admin('update business set cert_status = 2 where id = $1', [businessId]);
  const found = async () => {
    await platform.runJobs();
    return (await front(`search?type=company&keyword=${encodeURIComponent('胶合板')}`)).data.records.length;
  };
  expect(await found()).toBe(1);
  await post('written/withdraw', { kind: 'company', id: businessId });
  expect(await found()).toBe(0);
});

it('writes a help article under a column of the footer', async () => {
  const article = { columnId: '2300', title: '如何登录', content: DIRTY, sort: 1 };
  const { id } = (await post('help/save', article)).data;
  expect(await front(`help/detail?id=${id}`)).toMatchObject({ code: 404 });
  await post('written/publish', { kind: 'help', id });
  expect((await front(`help/detail?id=${id}`)).data).toMatchObject({ title: '如何登录', content: '<p>正文</p>' });
  expect((await front(`search?type=news&keyword=${encodeURIComponent('如何登录')}`)).data.records).toMatchObject([
    { id },
  ]);
});

it('keeps the document of the knowledge base with its size, and a text beside it need not be', async () => {
  await platform.store.place('knowledge/a.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
  const document = { ...knowledge(), contentType: 2, content: '', fileKey: 'knowledge/a.pdf', fileName: '讲义.PDF' };
  const { id } = (await post('knowledge/save', document)).data;
  await post('written/publish', { kind: 'knowledge', id });
  const { data } = await front(`knowledge/detail?id=${id}`);
  expect(data).toMatchObject({ contentType: 2, file: { name: '讲义.PDF', size: 8 }, content: '' });
  const { fields } = await read(`written/detail?kind=knowledge&id=${id}`);
  expect(await post('knowledge/save', { ...fields, id, version: 2 })).toMatchObject({ data: { version: 3 } });
});

it.each([
  [{ content: '' }, '请输入正文'],
  [{ contentType: 2 }, '请上传文件'],
  [{ contentType: 2, fileKey: 'a', fileName: '讲义.exe' }, '文件名须以pdf、doc、docx、ppt、pptx结尾'],
  [{ contentType: 3, fileKey: 'none', fileName: '讲座.mp4' }, '文件不存在：none'],
  [{ fileKey: 'a', fileName: 'a.pdf' }, '图文内容不能带文件'],
])('knowledge with %j is refused', async (wrong, msg) => {
  expect(await post('knowledge/save', { ...knowledge(), ...wrong })).toMatchObject({ code: 400, msg });
});
