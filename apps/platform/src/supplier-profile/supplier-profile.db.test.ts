import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';
import { approvedMainCategories } from './main-categories.ts';
import { remindBrandsJob } from './remind-brands.ts';

const BASE = '/api/rs-member-service/ecomm/supplier-profile';
const PLACE = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220103', districtName: '宽城区' },
};

let platform: TestPlatform;
let operatorToken: string;
let companies = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

/** A company that shows itself, of one test alone: each has one profile. */
async function company(): Promise<TestMember> {
  companies += 1;
  const owner = await addCompany(platform, `供应商${companies}`);
  await platform.db.admin(
    `insert into company_profile (business_id, short_name, is_published) values ($1, '供应商', true)`,
    [owner.businessId],
  );
  return owner;
}

const brand = async (owner: TestMember, over: object = {}) => ({
  ...{ name: '朔岭', authKind: 2, certificate: [await addUploadedFile(platform, owner, '授权书.pdf')] },
  ...{ beginDate: '2024-01-01', endDate: '2099-12-31' },
  ...over,
});
const profile = async (owner: TestMember, over: object = {}) => ({
  ...{ mainCategories: ['0101', '02'], supplyRegions: ['220100', '220200'], yearSales: 186_000_000, vehicles: 14 },
  ...{ serviceTags: ['定尺切割'], intro: '自有仓库与车队', brands: [await brand(owner)] },
  warehouse: [{ name: '凯旋路钢材库', region: PLACE, area: '12600' }],
  ...over,
});
const detailOf = async (owner: TestMember) => (await callsOf(platform, owner).get(`${BASE}/detail`)).data;
const save = async (owner: TestMember, over: object = {}) => {
  const known = (await detailOf(owner)).profile;
  const seen = known && { id: known.id, version: known.version };
  return callsOf(platform, owner).post(`${BASE}/save`, { ...(await profile(owner)), ...seen, ...over });
};
const act = async (owner: TestMember, path: string, by = owner) => {
  const { id, version } = (await detailOf(owner)).profile;
  return callsOf(platform, by).post(`${BASE}/${path}`, { id, version });
};
const decide = async (owner: TestMember, reason = '') =>
  decideAsSeen(
    platform,
    {
      ...{ bizType: 'supplier_profile', bizId: (await detailOf(owner)).profile.id },
      ...{ agree: reason === '' ? 1 : 0, reason },
    },
    { operatorToken },
  );
const approve = async (owner: TestMember, over: object = {}) => {
  expect(await save(owner, over)).toMatchObject({ code: 200 });
  expect(await act(owner, 'submit')).toMatchObject({ code: 200 });
  expect(await decide(owner)).toMatchObject({ code: 200 });
};
const shown = async ({ businessId }: TestMember) =>
  (await platform.get(`${PATHS.front}/company/detail?id=${businessId}`)).data;
const mainOf = ({ businessId }: TestMember) =>
  platform.db.database.withSession({}, (transaction) => approvedMainCategories(transaction, businessId));
const noticesOf = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ text: string }>(
      "select title || ' ' || content as text from notice where user_id = $1 order by id",
      [userId],
    )
  ).map(({ text }) => text);
const messagesOf = (refused: { data: { fieldErrors?: { field: string; message: string }[] } | null }) =>
  refused.data?.fieldErrors?.map(({ field, message }) => `${field} ${message}`);

describe('the profile of a supplier (domain rules 10.3)', () => {
  it('is refused with a reason, approved at the second try, and shown from then on', async () => {
    const owner = await company();
    expect(await detailOf(owner)).toMatchObject({ profile: null, isShown: true, certificates: [] });
    const { data } = await save(owner);
    expect(data).toMatchObject({ status: 0, isApproved: false, allowedActions: ['edit', 'submit'] });
    expect((await act(owner, 'submit')).data).toMatchObject({ status: 1 });
    expect([(await shown(owner)).supplier, await mainOf(owner)]).toEqual([null, []]);
    const asked = await platform.get(`/api/rs-ops-service/review/detail?bizType=supplier_profile&bizId=${data.id}`, {
      operatorToken,
    });
    expect(asked.data.files).toMatchObject([{ label: '授权证书（朔岭）', fileName: '授权书.pdf' }]);
    expect(asked.data.fields.map(({ label, value }: Record<string, string>) => `${label} ${value}`)).toEqual([
      ...['主营品类 螺纹钢、水泥', '供货区域 长春市、吉林市', '年销售额 ¥1,860,000.00', '运输车辆 14辆'],
      ...['服务标签 定尺切割', '供应能力介绍 自有仓库与车队'],
      '品牌授权 朔岭（厂家授权，2024-01-01至2099-12-31）',
      '仓库 凯旋路钢材库（长春市宽城区，12600㎡）',
    ]);
    expect(await decide(owner, '授权书不清晰')).toMatchObject({ code: 200 });
    expect((await detailOf(owner)).profile).toMatchObject({ status: 3, reason: '授权书不清晰' });
    await act(owner, 'submit');
    expect(await decide(owner)).toMatchObject({ code: 200 });
    expect((await detailOf(owner)).profile).toMatchObject({ status: 2, reason: '', isApproved: true });
    expect(await mainOf(owner)).toEqual(['0101', '02']);
    expect(await shown(owner)).toMatchObject({
      mainCategories: ['螺纹钢', '水泥'],
      supplier: {
        ...{
          mainCategories: [{ name: '螺纹钢' }, { name: '水泥' }],
          supplyRegions: ['长春市', '吉林市'],
          vehicles: 14,
        },
        brands: [{ name: '朔岭', authKind: 2, endDate: '2099-12-31' }],
        warehouses: [{ name: '凯旋路钢材库', regionName: '长春市宽城区', area: '12600' }],
      },
    });
    expect(await noticesOf(owner)).toEqual([
      '审核驳回 “供应商资料”未通过审核，原因：授权书不清晰',
      '审核通过 “供应商资料”已通过审核',
    ]);
  });

  it('stays in force while a change of it is written, reviewed and refused, until that is approved or given up', async () => {
    const owner = await company();
    await approve(owner);
    expect((await save(owner, { mainCategories: ['03'] })).data).toMatchObject({ status: 0, mainCategories: ['03'] });
    await act(owner, 'submit');
    expect((await act(owner, 'withdraw')).data).toMatchObject({ status: 0 });
    await act(owner, 'submit');
    await decide(owner, '与营业执照不符');
    expect(await mainOf(owner)).toEqual(['0101', '02']);
    expect((await act(owner, 'discard')).data).toMatchObject({ status: 2 });
    expect((await detailOf(owner)).profile).toMatchObject({ mainCategories: ['0101', '02'], reason: '' });
    await approve(owner, { mainCategories: ['03'] });
    expect([await mainOf(owner), (await shown(owner)).mainCategories]).toEqual([['03'], ['混凝土及砂浆']]);
  });

  it('that says the same as was approved is no change', async () => {
    const owner = await company();
    await approve(owner);
    const { brands } = (await detailOf(owner)).profile;
    expect((await save(owner, { brands })).data).toMatchObject({ status: 2 });
    expect((await save(owner, { brands, vehicles: 15 })).data).toMatchObject({ status: 0 });
    expect((await save(owner, { brands })).data).toMatchObject({ status: 2, vehicles: 14 });
  });

  it('says what is wrong at its field, and takes files of its own company alone', async () => {
    const [owner, stranger] = [await company(), await company()];
    expect(messagesOf(await save(owner, { mainCategories: ['0201', '02'] }))).toEqual([
      'mainCategories P·O42.5散装已包含在水泥中，请删除其中一个',
    ]);
    expect(messagesOf(await save(owner, { supplyRegions: ['999999'] }))).toEqual(['supplyRegions 请选择供货区域']);
    expect((await save(owner, { brands: [await brand(stranger)] })).code).toBe(404);
    const ended = [await brand(owner, { endDate: '2025-01-01' })];
    expect((await save(owner, { brands: ended })).code).toBe(200);
    expect(messagesOf(await act(owner, 'submit'))).toEqual(['brands 品牌“朔岭”的授权已过期，请续传或删除']);
  });

  it('is one a company: a colleague who writes another one is told what stands', async () => {
    const owner = await company();
    const colleague = await addColleague(platform, owner, 'business_admin');
    const body = await profile(owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callsOf(platform, owner).post(`${BASE}/save`, body)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await callsOf(platform, colleague).post(`${BASE}/save`, await profile(colleague))).toMatchObject({
      ...{ code: 409, data: { current: { mainCategories: ['0101', '02'] }, isOwn: false } },
    });
    const reader = await addColleague(platform, owner, 'reader');
    expect((await act(owner, 'submit', reader)).code).toBe(403);
    const stranger = await company();
    expect((await act(owner, 'submit', stranger)).code).toBe(404);
  });

  it('is handed in by a certified company, five times a day', async () => {
    const owner = await company();
    await save(owner);
    await platform.db.admin('update business set cert_status = 0 where id = $1', [owner.businessId]);
    expect(await act(owner, 'submit')).toMatchObject({ msg: '请先完成企业认证' });
    await platform.db.admin('update business set cert_status = 2 where id = $1', [owner.businessId]);
    for (let times = 0; times < 5; times += 1) {
      expect((await act(owner, 'submit')).code).toBe(200);
      expect((await act(owner, 'withdraw')).code).toBe(200);
    }
    expect(await act(owner, 'submit')).toMatchObject({ msg: '今日提交审核的次数过多，请明天再提交' });
  });

  it('is told of a brand 30 days before its end, once, and anew when it was renewed (N403)', async () => {
    const owner = await company();
    const day = async (days: number) =>
      (await platform.db.admin<{ day: string }>(`select (current_date + ${days})::text as day`))[0]?.day ?? '';
    const ends = async (days: number, name = '朔岭') => brand(owner, { name, endDate: await day(days) });
    await approve(owner, { brands: [await ends(29), await ends(90, '衡砺')] });
    const run = () =>
      platform.db.database.withWorker((transaction) =>
        // The job needs nothing but its transaction.
        remindBrandsJob.run(transaction, { payload: {} } as Parameters<typeof remindBrandsJob.run>[1]),
      );
    const told = async () => (await noticesOf(owner)).filter((text) => text.startsWith('品牌授权到期'));
    await run();
    await run();
    expect(await told()).toEqual([`品牌授权到期 朔岭将于${await day(29)}到期，请及时更新`]);
    await approve(owner, { brands: [await ends(29), await ends(60, '衡砺')] });
    await run();
    expect(await told()).toHaveLength(1);
    await approve(owner, { brands: [await ends(20), await ends(60, '衡砺')] });
    await run();
    expect(await told()).toHaveLength(2);
  });

  it('shows how the company does, and the brands that hold today alone', async () => {
    const owner = await company();
    await platform.db.admin(
      `insert into supplier_figure (supplier_id, invited_count, answered_count, quote_count, deal_count, response_minutes,
         rating_count, quality_sum, delivery_sum, service_sum)
       values ($1, 10, 9, 8, 4, 144, 2, 10, 8, 9)`,
      [owner.businessId],
    );
    expect((await detailOf(owner)).performance).toEqual({
      ...{ responseHours: 2.4, responseRate: 0.9, quoteCount: 8, dealCount: 4, recentDealCount: 0, score: 4.5 },
    });
    await approve(owner, {
      brands: [await brand(owner), await brand(owner, { name: '岭北', beginDate: '2098-01-01' })],
    });
    expect((await shown(owner)).supplier.brands).toMatchObject([{ name: '朔岭' }]);
    await platform.db.admin("update supplier_brand set end_date = '2025-01-01' where business_id = $1", [
      owner.businessId,
    ]);
    expect((await shown(owner)).supplier.brands).toEqual([]);
  });
});
