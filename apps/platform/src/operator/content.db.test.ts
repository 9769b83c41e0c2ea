import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const OPERATIONS = '/api/rs-ops-service';

let platform: TestPlatform;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const read = async (path: string) => (await platform.get(`${OPERATIONS}/${path}`, { operatorToken })).data;
const post = (path: string, body: object, key: string = randomUUID()) =>
  platform.post(`${OPERATIONS}/${path}`, body, { tokens: { operatorToken }, headers: { 'idempotency-key': key } });
const front = (path: string) => platform.get(`${PATHS.front}/${path}`);
const actsOf = async (kind: string) => {
  const rows = await platform.db.admin<{ act: string }>(
    'select act from audit_event where record_kind = $1 and code = 200 order by id',
    [kind],
  );
  return rows.map(({ act }) => act.replace('operator.', ''));
};

describe('an article', () => {
  const written = {
    columnCode: 'notice',
    title: '冬期施工安全提示',
    content: '<p onclick="x()">注意防滑<script>alert(1)</script></p><img src=x onerror=alert(1)>',
    tags: ['冬期施工'],
  };
  const listed = async () => (await front('article/list?columnCode=notice')).data.records;
  const found = async () => {
    const { data } = await front(`search?type=news&keyword=${encodeURIComponent('安全提示')}`);
    return data.records.map(({ title }: { title: string }) => title);
  };

  it('is seen by nobody before it is published, by everybody then, and by nobody once withdrawn', async () => {
    const key = randomUUID();
    const saved = await post('content/save', written, key);
    expect(await post('content/save', written, key)).toMatchObject({ data: saved.data });
    const { id } = saved.data;
    const seen = async () => [
      (await listed()).length,
      (await front(`article/detail?id=${id}`)).code,
      (await platform.post(`${PATHS.front}/article/view`, { id })).code,
      (await found()).length,
    ];
    expect(await seen()).toEqual([0, 404, 404, 0]);
    expect((await read('content/list?columnCode=notice')).records).toMatchObject([{ id, isPublished: false }]);

    for (const _ of ['once', 'again']) {
      expect(await post('content/publish', { id })).toMatchObject({ data: { isPublished: true, version: 2 } });
    }
    expect(await seen()).toEqual([1, 200, 200, 1]);
    const { content } = (await front(`article/detail?id=${id}`)).data;
    expect(content).toContain('<p>注意防滑</p>');
    expect(content).not.toMatch(/script|onclick|onerror/);

    expect(await post('content/save', { ...written, id, version: 1 })).toMatchObject({ code: 409 });
    await post('content/save', { ...written, id, version: 2, title: '雨期安全提示' });
    expect(await found()).toEqual(['雨期安全提示']);

    for (const _ of ['once', 'again']) {
      expect(await post('content/withdraw', { id })).toMatchObject({ data: { isPublished: false, version: 4 } });
    }
    expect(await seen()).toEqual([0, 404, 404, 0]);
    expect(await read(`content/detail?id=${id}`)).toMatchObject({ title: '雨期安全提示', version: 4 });
    expect(await actsOf('article')).toEqual(['saveArticle', 'publishArticle', 'saveArticle', 'withdrawArticle']);
  });

  it('has no pictures of other sites, which our pages would not show', async () => {
    const message = '图片须先上传到平台，不能引用其他网站的图片';
    for (const src of ['https://evil.test/a.png', '//evil.test/a.png', '/\\evil.test/a.png', 'https:evil.test/a.png']) {
      const content = `<p>文</p><img alt='>" src="/own.png' src="${src}">`;
      const answer = await post('content/save', { ...written, content });
      expect([answer.code, answer.msg], src).toEqual([400, message]);
    }
    expect(await post('content/save', { ...written, cover: 'https://evil.test/a.png' })).toMatchObject({
      code: 400,
      msg: message.replace('图片', '封面'),
    });
    const own = { ...written, cover: '/art/banner.svg', content: '<p>文</p><img src="/art/banner.svg">' };
    const { data, code } = await post('content/save', own);
    expect(code).toBe(200);
    await platform.db.admin('delete from article where id = $1', [data.id]);
  });

  it.each([
    [{ content: '<script>1</script>' }, '请输入正文'],
    [{ columnCode: 'gossip' }, '栏目不存在'],
    [{ columnCode: 'party' }, '党建栏目须填写有效的模块编码'],
    [{ moduleCode: '202408150002' }, '该栏目没有模块，请勿填写模块编码'],
    [{ cover: '//evil.invalid/a.png' }, '封面须先上传到平台，不能引用其他网站的图片'],
    [{ title: ' ' }, '请输入标题'],
    [{ effectiveDate: '2026-02-30' }, '日期格式不正确'],
  ])('is refused with %j', async (wrong, msg) => {
    expect(await post('content/save', { ...written, ...wrong })).toMatchObject({ code: 400, msg });
  });
});

describe('a legal text', () => {
  it('has versions, of which the newest in force is shown and every one stays readable (decision 50)', async () => {
    const publish = (effectiveDate: string, content: string) =>
      post('legal/publish', { code: 'privacy_policy', title: '隐私政策', effectiveDate, content });
    expect(await front('legal/detail?code=privacy_policy')).toMatchObject({ code: 404 });
    await publish('2026-01-01', '<p>第一版</p>');
    expect(await publish('2025-12-31', '<p>更早</p>')).toMatchObject({
      code: 400,
      msg: '生效日期不能早于上一版本的生效日期',
    });
    await publish('2026-03-01', '<p>第二版</p>');
    expect((await publish('2999-01-01', '<p>将来</p>')).data).toEqual({ code: 'privacy_policy', version: 3 });
    const versions = [
      { version: 3, effectiveDate: '2999-01-01' },
      { version: 2, effectiveDate: '2026-03-01' },
      { version: 1, effectiveDate: '2026-01-01' },
    ];
    expect((await front('legal/detail?code=privacy_policy')).data).toMatchObject({
      ...{ version: 2, current: 2, title: '隐私政策', content: '<p>第二版</p>', versions },
    });
    expect((await front('legal/detail?code=privacy_policy&version=1')).data).toMatchObject({
      ...{ current: 2, effectiveDate: '2026-01-01', content: '<p>第一版</p>', versions },
    });
    expect(await front('legal/detail?code=privacy_policy&version=4')).toMatchObject({ code: 404 });
    expect(await read('legal/list')).toHaveLength(3);
    expect(await actsOf('legalText')).toHaveLength(3);
    await expect(
      platform.db.database.withWorker((transaction) =>
        transaction.updateTable('legal_text').set({ content: '' }).execute(),
      ),
    ).rejects.toThrow('permission denied');
  });

  it('that is only announced is shown in its first version', async () => {
    for (const effectiveDate of ['2998-01-01', '2999-01-01']) {
      await post('legal/publish', { code: 'user_agreement', title: '用户协议', effectiveDate, content: '<p>文</p>' });
    }
    expect((await front('legal/detail?code=user_agreement')).data).toMatchObject({ version: 1 });
  });
});

describe('dictionaries and banners', () => {
  it('makes a new dictionary only for who says that it is new', async () => {
    const mistyped = { code: 'industry_member_aera', tree: [] };
    expect(await post('dict/save', mistyped)).toMatchObject({
      code: 400,
      data: { fieldErrors: [{ field: 'code', message: expect.stringContaining('--new') }] },
    });
    expect(await post('dict/save', { ...mistyped, isNew: 1 })).toMatchObject({ code: 200 });
    expect(await post('dict/save', mistyped)).toMatchObject({ code: 200 });
  });

  it('leads to apps by https only', async () => {
    const save = (dictValue: string, code = 'app_download') =>
      post('dict/save', { code, tree: [{ dictKey: 'android', dictValue }], isNew: 1 });
    for (const address of ['http://apps.test/1', 'apps.test/1', 'javascript:alert(1)']) {
      expect(await save(address)).toMatchObject({
        code: 400,
        data: { fieldErrors: [{ field: 'tree', message: 'android须为https下载地址，暂无时留空' }] },
      });
    }
    for (const address of ['https://apps.test/1', '']) expect(await save(address)).toMatchObject({ code: 200 });
    expect(await save('http://apps.test/1', 'links')).toMatchObject({ code: 200 });
  });

  it('sets a dictionary as a whole', async () => {
    const tree = [{ dictKey: '/a', dictValue: '甲', children: [{ dictKey: '1', dictValue: '乙' }] }];
    for (const _ of ['once', 'again']) {
      expect(await post('dict/save', { code: 'industry_member_area', tree, isNew: 1 })).toMatchObject({ code: 200 });
    }
    const { data } = await front('dict/list?code=industry_member_area');
    expect(data).toMatchObject([{ dictKey: '/a', dictValue: '甲', children: [{ dictValue: '乙', children: [] }] }]);
    expect(await read('dict/list')).toContainEqual(
      expect.objectContaining({ code: 'industry_member_area', entryCount: 1 }),
    );
  });

  it('adds banners, puts them in order and hides them', async () => {
    const add = async (title: string) => (await post('banner/save', { place: '100', title, image: '/a.png' })).data.id;
    const [first, second] = [await add('甲'), await add('乙')];
    const shown = async () => (await front('banner/100')).data.map(({ title }: { title: string }) => title);
    expect(await shown()).toEqual(['甲', '乙']);
    expect(await post('banner/order', { place: '100', ids: [second] })).toMatchObject({
      code: 400,
      msg: '请按顺序列出该广告位的全部广告',
    });
    await post('banner/order', { place: '100', ids: [second, first] });
    expect(await shown()).toEqual(['乙', '甲']);
    await post('banner/show', { id: first, isShown: 0 });
    expect(await shown()).toEqual(['乙']);
    await post('banner/show', { id: first, isShown: 1 });
    expect(await shown()).toEqual(['乙', '甲']);
    const period = { beginTime: '2026-01-02 00:00:00', endTime: '2026-01-01 00:00:00' };
    expect(await post('banner/save', { place: '100', title: '丙', image: '/a.png', ...period })).toMatchObject({
      code: 400,
      msg: '结束时间不能早于开始时间',
    });
    expect(await read('banner/list?place=100')).toHaveLength(2);
  });
});

describe('a notice', () => {
  it.each([
    ['personal', false],
    ['of a business', true],
  ])('that is %s is sent once more, as a new one', async (_what, isOfBusiness) => {
    const member = await addMember(platform.db, await addBusiness(platform.db, '敦化木业'));
    const { userId, businessId, platformToken, accessToken } = member;
    const [row] = await platform.db.admin(
      `insert into notice (user_id, business_id, notice_type, title, content, is_read, create_time)
       values ($1, $2, 1, '询价邀请', '请报价', true, now() - interval '1 day') returning id`,
      [userId, isOfBusiness ? businessId : null],
    );
    expect(await read(`notice/list?userId=${userId}`)).toMatchObject([{ id: row?.id, isRead: 1 }]);
    const key = randomUUID();
    const sent = await post('notice/resend', { userId, id: row?.id }, key);
    expect(await post('notice/resend', { userId, id: row?.id }, key)).toMatchObject({ data: sent.data });
    const { data } = await platform.get(`${PATHS.notices}/list?noticeType=1`, {
      ...{ jianzhuToken: platformToken, token: accessToken, businessId },
    });
    expect(data.records).toMatchObject([
      { id: sent.data.id, isRead: 0, title: '询价邀请' },
      { id: row?.id, isRead: 1 },
    ]);
    const other = await addMember(platform.db, businessId);
    expect(await post('notice/resend', { userId: other.userId, id: row?.id })).toMatchObject({ code: 404 });
  });
});
