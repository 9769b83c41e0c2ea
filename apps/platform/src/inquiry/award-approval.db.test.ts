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
  await by(buyer).post(`${inquiry}/set-award-rule`, { approvalThreshold: 1_000_000, previous: null });
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
    expect(await agree(other, held.version)).toMatchObject({
      code: 409,
      data: { current: { id, version: again.version }, isOwn: false, changedBy: expect.stringMatching(/./) },
    });
    expect(await agree(author, again.version)).toMatchObject({ code: 403 });
    expect(await agree(other, again.version)).toMatchObject({ code: 200, data: { status: 5 } });
  });
});

describe('whoever agrees has a limit by her roles', () => {
  const { post } = { post: (path: string, body: object) => by(buyer).post(path, body) };
  const LIMIT = '/api/rs-member-service/ecomm/role/limit';
  let purchaser: TestMember;

  beforeAll(async () => {
    purchaser = await addColleague(platform, buyer, 'purchaser');
    expect(await post(LIMIT, { id: '2', approvalLimit: 6_000_000, previous: null })).toMatchObject({ code: 200 });
  });

  const agreeTo = async (id: string, agree: 0 | 1 = 1) => {
    const { version } = await detailOf(id);
    const body = { id, version, agree, reason: '超出预算' };
    return by(purchaser).post(`${inquiry}/award-approve`, body);
  };
  const seenBy = async (id: string) => (await detail(id, purchaser)).buyer.award;

  it('above it is told who may, and is offered no more than to refuse; raised, it counts at the next call', async () => {
    const award = await toAward(300_000);
    await post(`${inquiry}/award`, award);
    const msg = expect.stringMatching(/^金额¥60,100\.00超过您的审批额度¥60,000\.00，请由.+审批$/);
    expect(await seenBy(award.id)).toMatchObject({ allowedActions: ['refuse'], limitNote: msg });
    expect(await agreeTo(award.id)).toMatchObject({ code: 422, msg });
    expect((await detailOf(award.id)).buyer.award).toMatchObject({ status: 0, limitNote: '' });
    await post(LIMIT, { id: '2', approvalLimit: 6_010_000, previous: 6_000_000 });
    expect(await seenBy(award.id)).toMatchObject({ allowedActions: ['agree', 'refuse'], limitNote: '' });
    expect(await agreeTo(award.id)).toMatchObject({ code: 200, data: { status: 5 } });
    await post(LIMIT, { id: '2', approvalLimit: 6_000_000, previous: 6_010_000 });
  });

  it('may refuse what is above it, and agrees by the highest of her roles', async () => {
    const award = await toAward(300_000);
    const { id } = award;
    await post(`${inquiry}/award`, award);
    expect(await agreeTo(id, 0)).toMatchObject({ code: 200, data: { status: 3 } });
    await post(`${inquiry}/award`, { ...award, version: (await detailOf(id)).version });
    expect(await agreeTo(id)).toMatchObject({ code: 422 });
    await platform.db.admin(`update membership set role_keys = '{purchaser,reader}' where user_id = $1`, [
      purchaser.userId,
    ]);
    expect(await agreeTo(id)).toMatchObject({ code: 422 });
    const { data: role } = await post('/api/rs-member-service/ecomm/role/save', {
      ...{ name: '审批组长', description: '', dataScope: 1, permissionKeys: ['inquiry_approve'] },
      approvalLimit: 7_000_000,
    });
    await platform.db.admin(`update membership set role_keys = array['purchaser', $2] where user_id = $1`, [
      ...[purchaser.userId, role.id],
    ]);
    expect(await agreeTo(id)).toMatchObject({ code: 200, data: { status: 5 } });
    await platform.db.admin(`update membership set role_keys = '{purchaser}' where user_id = $1`, [purchaser.userId]);
  });
});

describe('the rule itself', () => {
  const rule = async (who: TestMember) => (await by(who).get(`${inquiry}/award-rule`)).data;
  const set = (who: TestMember, approvalThreshold: number | null, previous: number | null) =>
    by(who).post(`${inquiry}/set-award-rule`, { approvalThreshold, previous });

  it('is one of each company, and taken away by an empty amount', async () => {
    expect(await rule(colleague)).toEqual({ approvalThreshold: 1_000_000 });
    expect(await rule(supplier)).toEqual({ approvalThreshold: null });
    expect(await set(supplier, 5_000_000, null)).toMatchObject({ code: 200, data: { approvalThreshold: 5_000_000 } });
    expect(await set(supplier, null, 5_000_000)).toMatchObject({ code: 200 });
    expect(await rule(supplier)).toEqual({ approvalThreshold: null });
    expect(await rule(buyer)).toEqual({ approvalThreshold: 1_000_000 });
  });

  it('is not changed by who saw another one; the same twice is set once', async () => {
    expect(await set(buyer, 2_000_000, 1_000_000)).toMatchObject({ code: 200 });
    expect(await set(buyer, 2_000_000, 1_000_000)).toMatchObject({ code: 200 });
    expect(await set(colleague, 3_000_000, 1_000_000)).toMatchObject({
      code: 422,
      msg: '审批金额已被他人修改，请重新打开后再改',
    });
    const both = await Promise.all([set(buyer, 7_000_000, 2_000_000), set(colleague, 8_000_000, 2_000_000)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 422]);
  });

  it('takes no negative amount, and is changed only by who may edit the company', async () => {
    expect(await set(supplier, -1, null)).toMatchObject({ code: 400 });
    const buying = await addColleague(platform, supplier, 'purchase_manager');
    expect(await set(buying, 1, null)).toMatchObject({ code: 403 });
  });
});
