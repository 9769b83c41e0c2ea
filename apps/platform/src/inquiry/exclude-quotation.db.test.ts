import { formatDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addColleague, addCompany, type Published, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;
const REASON = '资质不符合要求';

let platform: TestPlatform;
let buyer: TestMember;
let cheap: TestMember;
let dear: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, cheap, dear] = [
    await addCompany(platform, '排除采购建设'),
    await addCompany(platform, '低价钢材'),
    await addCompany(platform, '高价钢材'),
  ];
});
afterAll(() => platform.close());

const { by, act, quote, endRound, compareOf, award: awardTo } = tradeOn(() => platform);
const compare = (id: string) => compareOf(id, buyer);
const idOf = async (asked: Published, member: TestMember, price: number): Promise<string> =>
  (await quote(member, asked, [price, price])).data.id;

let published: Published;
let cheapId: string;
let dearId: string;

/** The version that the last act has left. */
const versionOf = async () => (await compare(published.id)).inquiry.version as number;
const exclude = async (quotationId: string, reason = REASON, member = buyer) =>
  by(member).post(`${inquiry}/exclude`, { id: published.id, version: await versionOf(), quotationId, reason });
const restore = (quotationId: string) => act(buyer, published.id, 'restore', { quotationId });
const award = (quotationId: string) => awardTo(buyer, published, quotationId);

beforeEach(async () => {
  published = await publishAs(platform, buyer);
  cheapId = await idOf(published, cheap, 300_000);
  dearId = await idOf(published, dear, 310_000);
  await endRound(published.id);
});

describe('a quotation that is excluded (domain rules 4.7)', () => {
  it('takes no part in comparison and award, and again when it is restored', async () => {
    expect((await award(dearId)).msg).toBe('未选择最低价，请填写定标说明');
    expect(await exclude(cheapId)).toMatchObject({ code: 200, data: { status: 3 } });
    const left = await compare(published.id);
    expect(left.suppliers.map(({ quotationId }: { quotationId: string }) => quotationId)).toEqual([dearId]);
    expect(left.strategies.wholeLowest).toBe(dearId);
    expect(left.cells).toHaveLength(2);
    expect(left.excluded).toMatchObject([
      {
        quotationId: cheapId,
        businessName: '低价钢材',
        totalAmount: 6_010_000,
        reason: REASON,
        operatorName: '测试成员',
      },
    ]);
    expect((await award(cheapId)).msg).toBe('第1行：该供应商的报价已被排除');
    expect(await restore(cheapId)).toMatchObject({ code: 200 });
    expect(await compare(published.id)).toMatchObject({ excluded: [], strategies: { wholeLowest: cheapId } });
    await exclude(cheapId);
    expect(await award(dearId)).toMatchObject({ code: 200, data: { status: 5 } });
    expect((await compare(published.id)).excluded).toHaveLength(1);
    expect((await by(cheap).get(`${quotation}/detail?id=${cheapId}`)).data.status).toBe(7);
  });

  it('is asked for no second price', async () => {
    await exclude(cheapId);
    const round = {
      ...{ lineIds: published.lineIds, targetPrices: [] },
      deadline: formatDateTime(Date.now() + 3_600_000),
    };
    const start = (quotationIds: string[]) => act(buyer, published.id, 'second/start', { ...round, quotationIds });
    expect(await start([cheapId, dearId])).toMatchObject({ code: 400, msg: '请选择参与二次报价的供应商' });
    expect(await start([dearId])).toMatchObject({ code: 200 });
    expect(await exclude(dearId)).toMatchObject({ code: 422 });
  });

  it('is in the log of the buyer with its reason, and nothing of it for a supplier', async () => {
    await exclude(cheapId);
    const logOf = async (member: TestMember) => (await by(member).get(`${inquiry}/log?id=${published.id}`)).data;
    expect(await logOf(buyer)).toContainEqual(
      expect.objectContaining({ action: 'exclude', operatorName: '测试成员', reason: REASON }),
    );
    for (const member of [cheap, dear]) {
      const answers = [await logOf(member), await by(member).get(`${inquiry}/detail?id=${published.id}`)];
      expect(JSON.stringify(answers)).toContain('publish');
      expect(JSON.stringify(answers)).not.toMatch(new RegExp(`exclude|${REASON}`));
      const rows = await platform.db.database.withSession(member.context, (transaction) =>
        transaction.selectFrom('inquiry_exclusion').selectAll().execute(),
      );
      expect(rows).toEqual([]);
    }
  });
});

describe('an exclusion is refused', () => {
  it.each([
    ['without a reason', () => exclude(cheapId, ''), 400],
    ['of a quotation that is not there', () => exclude('1800000000000000001'), 404],
    ['of an id that none can have', () => exclude('99999999999999999999'), 404],
    ['to another company', () => exclude(cheapId, REASON, dear), 404],
    ['to restore what takes part', () => restore(cheapId), 404],
  ])('%s', async (_name, act, code) => {
    expect(await act()).toMatchObject({ code });
    expect((await compare(published.id)).excluded).toEqual([]);
  });

  it('twice, by one who has seen less, without the permission, and while an award waits for approval', async () => {
    const { version } = (await compare(published.id)).inquiry;
    await exclude(cheapId);
    expect(await exclude(cheapId)).toMatchObject({ code: 422, msg: '该报价已被排除' });
    const seen = { id: published.id, version, quotationId: dearId };
    expect(await by(buyer).post(`${inquiry}/exclude`, { ...seen, reason: REASON })).toMatchObject({ code: 409 });
    const reader = await addColleague(platform, buyer, 'reader');
    expect(await exclude(dearId, REASON, reader)).toMatchObject({ code: 403 });
    await platform.db.admin(
      'insert into award_rule (business_id, approval_threshold) values ($1, 1) on conflict do nothing',
      [buyer.businessId],
    );
    expect(await award(dearId)).toMatchObject({ code: 200, data: { isHeld: true } });
    expect(await restore(cheapId)).toMatchObject({ code: 422, msg: '待内部审批' });
    await platform.db.admin('delete from award_rule where business_id = $1', [buyer.businessId]);
  });

  it('before the opening, also of what is not sealed', async () => {
    const open = await publishAs(platform, buyer, { sealed: 0 });
    const quotationId = await idOf(open, cheap, 300_000);
    expect(await act(buyer, open.id, 'exclude', { quotationId, reason: REASON })).toMatchObject({ code: 422 });
  });
});
