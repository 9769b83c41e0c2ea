import { formatDateTime } from '@jianzhu/domain';
import { AWARD_MODE } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addColleague, addCompany, type Published, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, deal } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let winner: TestMember;
let refuser: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, winner, refuser] = [
    await addCompany(platform, '候补采购建设'),
    await addCompany(platform, '履约钢材'),
    await addCompany(platform, '拒绝钢材'),
  ];
});
afterAll(() => platform.close());

const { by, act, quote, endRound, detailOf, dealOf: dealIn } = tradeOn(() => platform);
const detail = () => detailOf(published.id, buyer);
const award = (body: object) => act(buyer, published.id, 'award', { resultPublic: 0, ...body });
async function dealOf(member: TestMember) {
  const { id, version } = await dealIn(member, published.id);
  return { id, version };
}

let published: Published;
let ids: { winner: string; refuser: string };

/** The first line is the winner's, whose word is still to come; who won the second one has refused it. */
beforeEach(async () => {
  published = await publishAs(platform, buyer);
  const idOf = async (member: TestMember, prices: readonly number[]): Promise<string> =>
    (await quote(member, published, prices)).data.id;
  ids = { winner: await idOf(winner, [300_000, 310_000]), refuser: await idOf(refuser, [310_000, 300_000]) };
  await endRound(published.id);
  const [a, b] = published.lineIds;
  const awards = [
    { lineId: a, quotationId: ids.winner },
    { lineId: b, quotationId: ids.refuser },
  ];
  expect(await award({ awards })).toMatchObject({ code: 200, data: { status: 5 } });
  const reason = { reason: '库存不足' };
  expect(await by(refuser).post(`${deal}/refuse`, { ...(await dealOf(refuser)), ...reason })).toMatchObject({
    code: 200,
  });
});

describe('an inquiry whose winner has refused (domain rules 3.5)', () => {
  it('names what is left by its number on the sheet', async () => {
    const awards = [{ lineId: published.lineIds[0], quotationId: ids.winner }];
    const { code, data } = await award({ awards });
    const messages = data.fieldErrors.map(({ message }: { message: string }) => message);
    expect([code, messages]).toEqual([400, expect.arrayContaining(['第2行尚未定标'])]);
  });

  it('tells the buyer who has refused', async () => {
    const { suppliers } = (await by(buyer).get(`${inquiry}/compare?id=${published.id}`)).data;
    const refused = suppliers.filter(({ hasRefused }: { hasRefused: boolean }) => hasRefused);
    expect(refused.map(({ quotationId }: { quotationId: string }) => quotationId)).toEqual([ids.refuser]);
  });

  it('chooses nothing for who has refused, and measures nobody by it', async () => {
    const { strategies, cells } = (await by(buyer).get(`${inquiry}/compare?id=${published.id}`)).data;
    const lowest = cells.filter(({ isLowest }: { isLowest: boolean }) => isLowest);
    const chosen = [...strategies.perLineLowest, ...strategies.perLineLanded, ...lowest];
    expect(chosen.map(({ quotationId }: { quotationId: string }) => quotationId)).toEqual(Array(6).fill(ids.winner));
    expect([strategies.wholeLowest, strategies.fastest]).toEqual([ids.winner, ids.winner]);
    // The lowest of those who are left needs no reason.
    const awards = [{ lineId: published.lineIds[1], quotationId: ids.winner }];
    expect(await award({ awards })).toMatchObject({ code: 200 });
  });

  it('is awarded as a whole where one has all of it in the end, whoever refused before (domain rules 3.2)', async () => {
    const modeOf = async () => {
      const { buyer: own } = await detail();
      const { inquiry: compared } = (await by(buyer).get(`${inquiry}/compare?id=${published.id}`)).data;
      expect(compared.awardMode).toBe(own.awardMode);
      return own.awardMode;
    };
    expect(await modeOf()).toBeNull();
    const awards = [{ lineId: published.lineIds[1], quotationId: ids.winner }];
    await award({ awards, reasons: [{ quotationId: ids.winner, reason: '原中标方已放弃' }] });
    expect(await modeOf()).toBe(AWARD_MODE.whole);
  });

  it('is awarded line by line where somebody else has the rest, or nobody', async () => {
    const awards = [{ lineId: published.lineIds[1], quotationId: ids.refuser }];
    await award({ awards });
    expect((await detail()).buyer.awardMode).toBe(AWARD_MODE.split);
  });

  it('may leave the rest unbought, and is dealt with the last word of those who stay', async () => {
    const awards = [{ lineId: published.lineIds[1], quotationId: null }];
    expect(await award({ awards })).toMatchObject({ code: 200, data: { status: 5 } });
    expect((await detail()).lines.map(({ lineStatus }: { lineStatus: number }) => lineStatus)).toEqual([1, 2]);
    await by(winner).post(`${deal}/confirm`, await dealOf(winner));
    expect((await detail()).status).toBe(6);
  });

  it('is dealt at once where the others have given their word before', async () => {
    await by(winner).post(`${deal}/confirm`, await dealOf(winner));
    const awards = [{ lineId: published.lineIds[1], quotationId: null }];
    expect(await award({ awards })).toMatchObject({ code: 200, data: { status: 6 } });
  });

  it('buys something as long as no deal stands', async () => {
    await by(winner).post(`${deal}/refuse`, { ...(await dealOf(winner)), reason: '库存不足' });
    const awards = published.lineIds.map((lineId) => ({ lineId, quotationId: null }));
    expect(await award({ awards })).toMatchObject({ code: 400, msg: '请至少选择一家中标供应商' });
  });

  it('asks for approval by all that is bought, not by the rest alone', async () => {
    // The deal that stands comes to 30,050 yuan, the rest to 31,050.
    await platform.db.admin('insert into award_rule (business_id, approval_threshold) values ($1, 5000000)', [
      buyer.businessId,
    ]);
    const awards = [{ lineId: published.lineIds[1], quotationId: ids.winner }];
    const reasons = [{ quotationId: ids.winner, reason: '原中标方已放弃' }];
    expect(await award({ awards, reasons })).toMatchObject({ code: 200, data: { isHeld: true } });
    // So does the limit of who agrees.
    const purchaser = await addColleague(platform, buyer, 'purchaser');
    await platform.db.admin(
      `insert into system_role_limit (business_id, role_key, approval_limit) values ($1, 'purchaser', 6000000)`,
      [buyer.businessId],
    );
    const { version } = await detail();
    const agreed = await by(purchaser).post(`${inquiry}/award-approve`, {
      ...{ id: published.id, version, agree: 1, reason: '' },
    });
    expect(agreed).toMatchObject({
      code: 422,
      msg: expect.stringContaining('金额¥61,100.00超过您的审批额度¥60,000.00'),
    });
    await platform.db.admin('delete from award_rule where business_id = $1', [buyer.businessId]);
  });

  it('has no winner to those who quoted once its last deal was given up by both sides', async () => {
    const { data: confirmed } = await by(winner).post(`${deal}/confirm`, await dealOf(winner));
    const winners = async () => (await detailOf(published.id, refuser)).supplier.winners.length;
    expect(await winners()).toBe(1);
    const wish = { id: confirmed.id, reason: '项目停工' };
    const asked = await by(buyer).post(`${deal}/void-request`, { ...wish, version: confirmed.version });
    const seen = { ...wish, version: asked.data.version };
    expect((await by(buyer).post(`${deal}/void-request`, seen)).msg).toBe('已申请作废，请等待对方确认');
    expect((await by(winner).post(`${deal}/void-request`, seen)).msg).toBe('对方已申请作废，请答复对方的申请');
    expect(await by(winner).post(`${deal}/void-confirm`, seen)).toMatchObject({ code: 200, data: { status: 5 } });
    expect(await winners()).toBe(0);
  });

  it('may buy the rest of who has refused it, and has kept what it had', async () => {
    const awards = [{ lineId: published.lineIds[1], quotationId: ids.winner }];
    const again = { awards, reasons: [{ quotationId: ids.winner, reason: '原中标方已放弃' }] };
    expect(await award(again)).toMatchObject({ code: 200 });
    const statusOf = async () =>
      (await platform.db.admin<{ status: number }>('select status from quotation where id = $1', [ids.winner]))[0]
        ?.status;
    expect(await statusOf()).toBe(QUOTATION_STATUS.won);
    const rest = await dealOf(winner);
    expect(await by(winner).post(`${deal}/refuse`, { ...rest, reason: '库存不足' })).toMatchObject({ code: 200 });
    expect(await award(again)).toMatchObject({ code: 200 });
    expect(await statusOf()).toBe(QUOTATION_STATUS.won);
  });

  it('has no second round: all quotations have won or lost', async () => {
    const { allowedActions } = await detail();
    expect(allowedActions).toEqual(expect.arrayContaining(['award', 'close']));
    expect(allowedActions).not.toContain('startSecond');
    const round = {
      ...{ quotationIds: [ids.winner], lineIds: [published.lineIds[1]] },
      ...{ deadline: formatDateTime(Date.now() + 3_600_000), targetPrices: [] },
    };
    expect(await act(buyer, published.id, 'second/start', round)).toMatchObject({
      code: 422,
      msg: '当前状态不允许该操作',
    });
  });
});
