import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let colleague: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '审批采购建设');
  colleague = await addColleague(platform, buyer, 'business_admin');
  supplier = await addCompany(platform, '审批供应钢材');
  await platform.db.admin('insert into award_rule (business_id, approval_threshold) values ($1, 1000000)', [
    buyer.businessId,
  ]);
});
afterAll(() => platform.close());

/** An inquiry that is to be awarded, for this price of each line in fen. */
async function toAward(price: number) {
  const published = await publishAs(platform, buyer);
  const { data: sent } = await quote(supplier, published, [price, price]);
  const { id, lineIds } = published;
  await endRound(id);
  const awards = lineIds.map((lineId) => ({ lineId, quotationId: sent.id }));
  return { id, version: (await detailOf(id)).version, awards, resultPublic: 1 };
}

const { by, quote, endRound, detailOf: detail } = tradeOn(() => platform);
const detailOf = (id: string) => detail(id, colleague);

describe('an award that the rule of the company wants agreed to', () => {
  it('is carried out at once below the threshold', async () => {
    const award = await toAward(40_000);
    expect(await by(buyer).post(`${inquiry}/award`, award)).toMatchObject({
      data: { status: 5, isHeld: false },
    });
  });

  it('waits, once, and is carried out when somebody agrees', async () => {
    const award = await toAward(300_000);
    const { post } = by(buyer);
    expect(await post(`${inquiry}/award`, award)).toMatchObject({ data: { status: 3, isHeld: true } });
    const { id } = award;
    const { version, buyer: own } = await detailOf(id);
    expect(await post(`${inquiry}/award`, { ...award, version })).toMatchObject({ code: 422, msg: '待内部审批' });
    const held = own.award;
    expect(held).toMatchObject({ status: 0, totalAmount: 6_010_000, allowedActions: ['agree', 'refuse'] });
    const agreed = await by(colleague).post(`${inquiry}/award-approve`, {
      ...{ id, version, agree: 1, reason: '' },
    });
    expect(agreed).toMatchObject({ code: 200, data: { status: 5 } });
    expect(await detailOf(id)).toMatchObject({ buyer: { awardTotal: 6_010_000, award: { status: 1 } } });
  });

  it('goes back to its author with a reason, and may be taken back by him alone', async () => {
    const award = await toAward(300_000);
    const { id } = award;
    const [author, other] = [by(buyer), by(colleague)];
    const seen = async () => ({ id, version: (await detailOf(id)).version });
    await author.post(`${inquiry}/award`, award);
    const refuse = async (reason: string) =>
      other.post(`${inquiry}/award-approve`, { ...(await seen()), agree: 0, reason });
    expect(await refuse('')).toMatchObject({ code: 400, msg: '请输入驳回原因' });
    expect(await refuse('超出预算')).toMatchObject({ code: 200, data: { status: 3 } });
    expect((await detailOf(id)).buyer.award).toMatchObject({ status: 2, reason: '超出预算' });
    await author.post(`${inquiry}/award`, { ...award, ...(await seen()) });
    expect(await other.post(`${inquiry}/award-withdraw`, await seen())).toMatchObject({ code: 403 });
    expect(await author.post(`${inquiry}/award-withdraw`, await seen())).toMatchObject({ code: 200 });
    expect((await detailOf(id)).buyer.award.status).toBe(3);
  });

  it('is agreed to by nobody who has seen another one, nor by who put it forward', async () => {
    const award = await toAward(300_000);
    const { id } = award;
    const [author, other] = [by(buyer), by(colleague)];
    const { data: held } = await author.post(`${inquiry}/award`, award);
    const { data: taken } = await author.post(`${inquiry}/award-withdraw`, { id, version: held.version });
    const { data: again } = await author.post(`${inquiry}/award`, { ...award, version: taken.version });
    const agree = (member: typeof author, version: number) =>
      member.post(`${inquiry}/award-approve`, { id, version, agree: 1, reason: '' });
    expect(await agree(other, held.version)).toMatchObject({ code: 409 });
    expect(await agree(author, again.version)).toMatchObject({ code: 403 });
    expect(await agree(other, again.version)).toMatchObject({ code: 200, data: { status: 5 } });
  });
});
