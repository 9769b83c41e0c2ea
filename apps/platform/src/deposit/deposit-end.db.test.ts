import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidsOn } from '../testing/bids.ts';
import { BY_PRICE, evaluationsOn } from '../testing/evaluations.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { DEPOSIT_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const DEPOSIT = 80_000_00;
const DEAL = '/api/rs-trade-service/ecomm/deal';
const REASON = '中标后无正当理由拒绝签订合同';

let platform: TestPlatform;
let buyer: TestMember;
/** By price the third wins, then the first. */
let bidders: readonly [TestMember, TestMember, TestMember];

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '保证金处置采购');
  bidders = [
    await addCompany(platform, '保证金处置钢材一'),
    await addCompany(platform, '保证金处置钢材二'),
    await addCompany(platform, '保证金处置钢材三'),
  ];
});
afterAll(() => platform.close());

const { bidding, submit, passDeadline, confirm } = bidsOn(() => platform);
const { by, act, sheetOf, publish, passPublicity, resultOf, statusOf } = evaluationsOn(() => platform, {
  buyer: () => buyer,
  bidders: () => bidders,
});
const { pay, settle, bill, letIn, guarantee } = signUpsOn(() => platform);

/** A tender that the third has won, each bidder with a deposit in money, or as the bank's guarantee. */
async function awarded(method: 1 | 3 = 1) {
  const over = { candidateCount: 2, ...BY_PRICE, depositAmount: DEPOSIT, depositMethods: [method] };
  const tender = await bidding(buyer, { over: { ...over, requiredQualifications: [] } });
  await platform.db.admin(
    `update tender set status = 4, sign_up_end = clock_timestamp() + interval '1 hour',
       doc_end = clock_timestamp() + interval '1 hour', deposit_deadline = bid_deadline where id = $1`,
    [tender.id],
  );
  for (const member of bidders) {
    await letIn(buyer, member, tender.id);
    await (method === 1
      ? settle(member, tender.id, 2)
      : pay(member, tender.id, 3, 2, await guarantee(member, DEPOSIT)).then(() => verified(tender.id)));
  }
  await platform.db.admin('update tender set status = 5, sign_up_end = clock_timestamp() where id = $1', [tender.id]);
  const prices = [300_000, 310_000, 290_000];
  for (const [index, member] of bidders.entries()) await submit(member, tender, prices[index] ?? 0);
  await passDeadline(tender);
  await confirm(buyer, tender.id);
  const { candidates } = await sheetOf(buyer, tender.id);
  await publish(tender.id, candidates);
  await passPublicity(tender.id);
  await award(tender.id, 0);
  return tender.id;
}

async function award(tenderId: string, place: number) {
  const { candidates } = await resultOf(buyer, tenderId);
  const { bidId } = candidates[place];
  expect(await act(buyer, tenderId, 'award', { bidId, reason: '', contractDays: 90 })).toMatchObject({ code: 200 });
  await platform.runJobs();
}

async function verified(tenderId: string) {
  const { data } = await by(buyer).get(`${DEPOSIT_PATH}/list?tenderId=${tenderId}&status=1`);
  const [{ id, version }] = data.records;
  await by(buyer).post(`${DEPOSIT_PATH}/verify`, { id, version, agree: 1, reason: '' });
}

/** The winner's word on the deal. */
async function answerDeal(tenderId: string, word: 'confirm' | 'refuse') {
  const { award: made } = await resultOf(buyer, tenderId);
  const [deal] = await platform.db.admin<{ version: number }>('select version from deal where id = $1', [made.dealId]);
  const body = { id: made.dealId, version: deal?.version, ...(word === 'refuse' && { reason: '产能不足' }) };
  expect(await by(bidders[2]).post(`${DEAL}/${word}`, body)).toMatchObject({ code: 200 });
  await platform.runJobs();
}

const depositOf = async (tenderId: string, member: TestMember) => {
  const { data } = await by(buyer).get(`${DEPOSIT_PATH}/list?tenderId=${tenderId}`);
  return data.records.find(({ businessId }: { businessId: string }) => businessId === member.businessId);
};
const decide = async (tenderId: string, path: string, body: object = {}) => {
  const { id, version } = await depositOf(tenderId, bidders[2]);
  return by(buyer).post(`${DEPOSIT_PATH}/${path}`, { id, version, ...body });
};
const answer = async (tenderId: string, body: object) => {
  const { deposit } = await bill(bidders[2], tenderId, 2);
  return by(bidders[2]).post(`${DEPOSIT_PATH}/convert-answer`, { id: deposit.id, version: deposit.version, ...body });
};

async function review(tenderId: string, reason?: string) {
  const { id } = await depositOf(tenderId, bidders[2]);
  const { token: operatorToken } = await addOperator(platform.db);
  const verdict = reason === undefined ? { agree: 1 } : { agree: 0, reason };
  const body = { bizType: 'forfeit', bizId: id, ...verdict };
  expect(await decideAsSeen(platform, body, { operatorToken })).toMatchObject({ code: 200 });
  await platform.runJobs();
}

/** What the books say of the deposits of a tender, by where the money is now. */
const booksOf = async (tenderId: string) => {
  const rows = await platform.db.admin<{ account: string; amount: number }>(
    `select e.account, sum(e.amount)::int as amount
     from ledger_entry e join ledger_posting p on p.id = e.posting_id join pay_order o on o.id = p.order_id
     join deposit d on d.id = o.biz_id where d.tender_id = $1
     group by e.account having sum(e.amount) <> 0 order by e.account`,
    [tenderId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount / DEPOSIT]));
};
const lastNotice = async ({ userId }: TestMember) =>
  (
    await platform.db.admin<{ text: string }>(
      "select title || ' ' || content as text from notice where user_id = $1 order by id desc limit 1",
      [userId],
    )
  )[0]?.text;

describe('the deposit of a winner who has refused', () => {
  it('DP9: is held when the others go back, and kept once the platform has confirmed it (N226)', async () => {
    const id = await awarded();
    expect((await depositOf(id, bidders[2])).allowedActions).toEqual([]);
    expect((await decide(id, 'forfeit', { reason: REASON })).msg).toBe(
      '中标人拒绝或逾期未确认的，方可决定保证金是否退还',
    );
    await answerDeal(id, 'refuse');
    // The next candidate wins, and nothing that ends a deposit reaches the one that is held.
    await award(id, 1);
    expect(await depositOf(id, bidders[2])).toMatchObject({
      ...{ status: 2, isHeld: true, isForfeitAsked: false },
      allowedActions: ['forfeit', 'giveBack'],
    });
    expect((await decide(id, 'forfeit', { reason: '' })).code).toBe(400);
    expect((await decide(id, 'forfeit', { reason: REASON })).data.status).toBe(2);
    expect(await depositOf(id, bidders[2])).toMatchObject({ isForfeitAsked: true, allowedActions: [] });
    await review(id);
    expect(await depositOf(id, bidders[2])).toMatchObject({ status: 6, reason: REASON, allowedActions: [] });
    // Both others had theirs back at the first award (domain rules 5.5).
    expect(await booksOf(id)).toEqual({ online: -1, available: 1 });
    const title = '“二期钢材采购招标”';
    for (const member of [buyer, bidders[2]]) {
      const told = await lastNotice(member);
      expect(told?.replace(/“.*”/, title)).toBe(`保证金不予退还 ${title}投标保证金不予退还，原因：${REASON}`);
    }
  });

  it('goes back when the platform does not confirm it and the buyer gives in', async () => {
    const id = await awarded();
    await answerDeal(id, 'refuse');
    await decide(id, 'forfeit', { reason: REASON });
    await review(id, '中标人提供了不可抗力证明');
    expect(await depositOf(id, bidders[2])).toMatchObject({
      ...{ status: 2, isForfeitAsked: false, reason: '中标人提供了不可抗力证明' },
      allowedActions: ['forfeit', 'giveBack'],
    });
    expect((await decide(id, 'refund', { reason: '经核实属不可抗力' })).data.status).toBe(4);
    await platform.runJobs();
    expect((await depositOf(id, bidders[2])).status).toBe(5);
    expect(await lastNotice(bidders[2])).toContain('保证金已退还');
  });

  it('as a guarantee moves no money of ours', async () => {
    const id = await awarded(3);
    await answerDeal(id, 'refuse');
    await decide(id, 'forfeit', { reason: REASON });
    await review(id);
    expect((await depositOf(id, bidders[2])).status).toBe(6);
    expect(await booksOf(id)).toEqual({});
  });

  it('stays held when the tender fails', async () => {
    const id = await awarded();
    await answerDeal(id, 'refuse');
    expect((await act(buyer, id, 'fail', { reason: '候选人均不能履约' })).code).toBe(200);
    await platform.runJobs();
    expect(await statusOf(id)).toBe(12);
    expect((await depositOf(id, bidders[0])).status).toBe(5);
    expect(await depositOf(id, bidders[2])).toMatchObject({ status: 2, isHeld: true });
    expect((await decide(id, 'refund', { reason: '双方协商退还' })).code).toBe(200);
  });
});

describe('the deposit of the winner', () => {
  it('DP12: becomes the performance bond when the buyer proposes it and the winner agrees', async () => {
    const id = await awarded();
    expect((await decide(id, 'convert')).msg).toBe('仅已确认成交的中标人的保证金可转为履约保证金');
    await answerDeal(id, 'confirm');
    expect((await depositOf(id, bidders[2])).allowedActions).toEqual(['propose']);
    expect((await answer(id, { agree: 1 })).code).toBe(422);
    expect((await decide(id, 'convert')).code).toBe(200);
    expect((await decide(id, 'convert')).msg).toBe('已提议转为履约保证金，请等待中标人答复');
    expect((await bill(bidders[2], id, 2)).deposit.allowedActions).toEqual(['convert', 'decline']);
    expect((await answer(id, { agree: 0 })).msg).toBe('请输入不同意的原因');
    expect((await answer(id, { agree: 0, reason: '否' })).code).toBe(400);
    expect((await answer(id, { agree: 0, reason: '另行提交履约保函' })).code).toBe(200);
    expect(await lastNotice(buyer)).toContain('原因：另行提交履约保函');
    await decide(id, 'convert');
    expect((await answer(id, { agree: 1 })).data.status).toBe(7);
    expect(await booksOf(id)).toEqual({ online: -1, bond: 1 });
    // The contract ends the tender; the bond stays.
    await platform.db.admin(
      `update job set run_at = 'epoch' where kind = 'evaluation.award' and payload ->> 'awardId' in
         (select id::text from tender_award where tender_id = $1)`,
      [id],
    );
    await platform.runJobs();
    expect(await statusOf(id)).toBe(11);
    expect((await depositOf(id, bidders[2])).status).toBe(7);
  });

  it.each([
    { word: 'agrees', body: { agree: 1 }, deposit: 7, books: { online: -1, bond: 1 } },
    { word: 'declines', body: { agree: 0, reason: '另行提交履约保函' }, deposit: 5, books: {} },
  ])('DP12: is not given back by the contract before the winner $word', async ({ body, deposit, books }) => {
    const id = await awarded();
    await answerDeal(id, 'confirm');
    expect((await decide(id, 'convert')).code).toBe(200);
    const { award: made } = await resultOf(buyer, id);
    const contract = async (member: TestMember) => {
      const { version, contractAttachments } = (await by(member).get(`${DEAL}/detail?id=${made.dealId}`)).data;
      const attachments = [...contractAttachments, await addUploadedFile(platform, member, `合同${member.userId}.pdf`)];
      expect((await by(member).post(`${DEAL}/contract`, { id: made.dealId, version, attachments })).code).toBe(200);
    };
    await contract(bidders[2]);
    await contract(buyer);
    expect(await statusOf(id)).toBe(10);
    expect(await depositOf(id, bidders[2])).toMatchObject({ status: 2 });
    expect((await answer(id, body)).code).toBe(200);
    await platform.runJobs();
    expect(await statusOf(id)).toBe(11);
    expect((await depositOf(id, bidders[2])).status).toBe(deposit);
    expect(await booksOf(id)).toEqual(books);
  });

  it('of whoever has no part in it is not answered for', async () => {
    const id = await awarded();
    await answerDeal(id, 'confirm');
    await decide(id, 'convert');
    const { deposit } = await bill(bidders[2], id, 2);
    const body = { id: deposit.id, version: deposit.version, agree: 1 };
    expect((await by(bidders[0]).post(`${DEPOSIT_PATH}/convert-answer`, body)).code).toBe(404);
    expect((await by(buyer).post(`${DEPOSIT_PATH}/convert-answer`, body)).code).toBe(403);
    expect((await by(bidders[2]).post(`${DEPOSIT_PATH}/refund`, { ...body, reason: '自行退还' })).code).toBe(403);
  });
});
