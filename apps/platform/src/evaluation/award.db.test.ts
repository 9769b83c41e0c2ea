import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import { evaluationsOn } from '../testing/evaluations.ts';
import { addCompany, TRADE_PATHS } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { finishTender } from './finish-tender.ts';

const OBJECTION = '/api/rs-trade-service/ecomm/objection';
const DISSENT = '第一候选人的工期与招标文件要求不一致，请核实';

let platform: TestPlatform;
let buyer: TestMember;
/** The first and the third are candidates, the third at the lower price. */
let bidders: readonly [TestMember, TestMember, TestMember];

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '定标建设');
  bidders = [
    await addCompany(platform, '定标钢材一'),
    await addCompany(platform, '定标钢材二'),
    await addCompany(platform, '定标钢材三'),
  ];
});
afterAll(() => platform.close());

const { by, act, resultOf, sheetOf, publish, published, passPublicity, confirming, statusOf, versionOf } =
  evaluationsOn(() => platform, { buyer: () => buyer, bidders: () => bidders });

const object = (member: TestMember, tenderId: string, content = DISSENT) =>
  by(member).post(`${OBJECTION}/submit`, { tenderId, content, attachments: [] });
const answer = async (id: string, upheld: number) =>
  by(buyer).post(`${OBJECTION}/answer`, {
    ...{ id, version: await versionOf('objection', id), upheld },
    content: upheld === 1 ? '经核实成立，重新评标' : '经核实不成立',
  });
/** The winner's word on the deal of its award. */
async function refuse(tenderId: string, winner: TestMember) {
  const { award } = await resultOf(buyer, tenderId);
  const { data: deal } = await by(winner).get(`${TRADE_PATHS.deal}/detail?id=${award.dealId}`);
  const refusal = { id: deal.id, version: deal.version, reason: '产能不足' };
  expect(await by(winner).post(`${TRADE_PATHS.deal}/refuse`, refusal)).toMatchObject({ code: 200 });
}
const bidStatuses = async (id: string) =>
  (await platform.db.admin<{ status: number }>('select status from bid where tender_id = $1 order by id', [id])).map(
    ({ status }) => status,
  );
const noticesOf = async ({ userId }: TestMember, title: string) =>
  platform.db.admin<{ content: string }>('select content from notice where user_id = $1 and title = $2 order by id', [
    userId,
    title,
  ]);

describe('the publicity', () => {
  it('shows the candidates to all who may read the tender, totals as the record does', async () => {
    const tender = await published();
    const outsider = await addCompany(platform, '旁观建材');
    const seen = await resultOf(outsider, tender.id);
    expect(seen.candidates).toMatchObject([
      { rank: 1, businessName: '定标钢材三', totalPrice: null, isFirst: true },
      { rank: 2, businessName: '定标钢材一', totalPrice: null, isFirst: false },
    ]);
    expect(seen).toMatchObject({ reports: [], objections: [], award: null, allowedActions: [], isOwner: false });
    const own = await resultOf(bidders[2], tender.id);
    expect(own.candidates.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual([5_800_000, null]);
    expect(own.allowedActions).toEqual(['object']);
    const kept = await resultOf(buyer, tender.id);
    expect(kept.reports).toHaveLength(1);
    expect(kept.candidates[1]).toMatchObject({ totalPrice: 6_000_000 });
    expect(await object(outsider, tender.id)).toMatchObject({ code: 404 });
    await passPublicity(tender.id);
    expect(await statusOf(tender.id)).toBe(9);
    expect(await object(bidders[1], tender.id)).toMatchObject({ code: 422, msg: '公示期内方可提出异议' });
  });

  it('does not end before every objection is answered', async () => {
    const tender = await published();
    const { data: objection } = await object(bidders[1], tender.id);
    expect(await object(bidders[1], tender.id)).toMatchObject({ code: 422 });
    expect(await noticesOf(buyer, '收到异议')).toHaveLength(1);
    // Others read nothing of it; the buyer reads what is said, not who says it.
    expect((await resultOf(bidders[0], tender.id)).objections).toEqual([]);
    const seen = await resultOf(buyer, tender.id);
    expect(seen.objections).toMatchObject([{ content: DISSENT, allowedActions: ['dismiss', 'uphold'] }]);
    expect(JSON.stringify(seen.objections)).not.toContain('定标钢材二');
    await passPublicity(tender.id);
    expect(await statusOf(tender.id)).toBe(8);
    const award = { bidId: tender.bids[2], reason: '', contractDays: 90 };
    expect(await act(buyer, tender.id, 'award', award)).toMatchObject({
      code: 422,
      msg: '存在未答复的异议，暂不能确认中标',
    });
    expect(await answer(objection.id, 0)).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await statusOf(tender.id)).toBe(9);
    expect((await noticesOf(bidders[1], '异议答复'))[0]?.content).toContain('已答复(不成立)');
  });

  it('hears each ground once, and three of one bidder', async () => {
    const tender = await published();
    const ask = async (content?: string) => {
      const sent = await object(bidders[1], tender.id, content);
      expect(sent).toMatchObject({ code: 200 });
      expect(await answer(sent.data.id, 0)).toMatchObject({ code: 200 });
    };
    await ask();
    expect(await object(bidders[1], tender.id, ` ${DISSENT.replace('，', '，\n ')}`)).toMatchObject({
      ...{ code: 400, msg: '该异议已提出过，请勿重复提出；有新的理由请写明' },
    });
    await ask('第一候选人的业绩证明与招标文件要求不一致');
    expect((await resultOf(bidders[1], tender.id)).allowedActions).toEqual(['object']);
    await ask('第一候选人的项目负责人注册证书已经过期');
    expect(await object(bidders[1], tender.id, '第一候选人的投标文件未按要求签章')).toMatchObject({
      ...{ code: 422, msg: '同一次公示最多提出3次异议' },
    });
    expect((await resultOf(bidders[1], tender.id)).allowedActions).toEqual([]);
    // Another one has its own.
    const { data: other } = await object(bidders[0], tender.id);
    expect(await answer(other.id, 1)).toMatchObject({ code: 200 });
    // So has another publicity.
    const { candidates } = await sheetOf(buyer, tender.id);
    await publish(tender.id, candidates);
    expect(await object(bidders[1], tender.id)).toMatchObject({ code: 200 });
  });

  it('is followed by another evaluation where an objection is upheld', async () => {
    const tender = await published();
    const { data: objection } = await object(bidders[0], tender.id);
    expect(await answer(objection.id, 1)).toMatchObject({ code: 200, data: { status: 2 } });
    expect(await statusOf(tender.id)).toBe(7);
    expect(await bidStatuses(tender.id)).toEqual([4, 4, 4]);
    expect(await noticesOf(bidders[2], '重新评标')).not.toHaveLength(0);
    expect((await resultOf(bidders[2], tender.id)).candidates).toEqual([]);
    const { candidates, round } = await sheetOf(buyer, tender.id);
    expect(round).toBe(2);
    expect(await publish(tender.id, candidates)).toMatchObject({ code: 200 });
    expect(await bidStatuses(tender.id)).toEqual([6, 4, 6]);
    // The reports of both rounds stay files of the tender: whoever audits it reads, and archives, each of them.
    const reports = await platform.db.admin(
      `select f.attachment_id from record_file f where f.owner_type = 'tender_report' and f.owner_id = $1`,
      [tender.id],
    );
    expect(reports).toHaveLength(2);
  });
});

describe('the award', () => {
  it('makes the deal of the first candidate and tells everybody', async () => {
    const tender = await confirming();
    const done = await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
    expect(done).toMatchObject({ code: 200, data: { status: 10 } });
    expect(await bidStatuses(tender.id)).toEqual([8, 8, 7]);
    const { award, candidates } = await resultOf(buyer, tender.id);
    expect(candidates[0]).toMatchObject({ hasWon: true });
    const { data: deal } = await by(bidders[2]).get(`${TRADE_PATHS.deal}/detail?id=${award.dealId}`);
    expect(deal).toMatchObject({ sourceType: 2, sourceId: tender.id, totalAmount: 5_800_000, side: 'supply' });
    expect(deal.lines).toHaveLength(2);
    expect(deal.netAmount + deal.taxAmount).toBe(deal.totalAmount);
    expect((await noticesOf(bidders[2], '中标通知书')).at(-1)?.content).toContain('请于48小时内确认');
    expect((await noticesOf(bidders[0], '招标结果')).at(-1)?.content).toContain('您未中标');
    expect(await noticesOf(bidders[2], '招标结果')).toHaveLength(0);
  });

  it('asks why it is not the first one, and takes nobody who is no candidate', async () => {
    const tender = await confirming();
    const other = { bidId: tender.bids[0], reason: '', contractDays: 90 };
    expect(await act(buyer, tender.id, 'award', other)).toMatchObject({
      code: 400,
      msg: '未选择第一中标候选人，请填写理由',
    });
    expect(await act(buyer, tender.id, 'award', { ...other, bidId: tender.bids[1] })).toMatchObject({ code: 400 });
    const reasoned = { ...other, reason: '第一候选人放弃中标资格' };
    expect(await act(buyer, tender.id, 'award', reasoned)).toMatchObject({ code: 200 });
    expect(await bidStatuses(tender.id)).toEqual([7, 8, 8]);
  });

  it('goes to the next candidate when the winner refuses, and to nobody twice', async () => {
    const tender = await confirming();
    await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
    await refuse(tender.id, bidders[2]);
    expect(await statusOf(tender.id)).toBe(9);
    expect(await bidStatuses(tender.id)).toEqual([6, 8, 8]);
    expect((await noticesOf(buyer, '中标人未确认'))[0]?.content).toContain('产能不足');
    const { candidates } = await resultOf(buyer, tender.id);
    expect(candidates).toMatchObject([{ hasRefused: true, isFirst: false }, { isFirst: true }]);
    const again = { bidId: tender.bids[2], reason: '仍选第一候选人', contractDays: 90 };
    expect(await act(buyer, tender.id, 'award', again)).toMatchObject({ code: 400 });
    // The next one is the first that stands: no reason is asked for.
    const next = { bidId: tender.bids[0], reason: '', contractDays: 90 };
    expect(await act(buyer, tender.id, 'award', next)).toMatchObject({ code: 200, data: { status: 10 } });
  });

  it('lapses with the time to confirm', async () => {
    const tender = await confirming();
    await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
    const { award } = await resultOf(buyer, tender.id);
    await platform.db.admin('update deal set confirm_deadline = clock_timestamp() where id = $1', [award.dealId]);
    await platform.db.admin(`update job set run_at = 'epoch' where kind = 'deal.expire' and key = $1`, [award.dealId]);
    await platform.runJobs();
    expect(await statusOf(tender.id)).toBe(9);
    expect((await resultOf(buyer, tender.id)).award).toBeNull();
  });

  it('goes to the next candidate when both sides give the deal up before the contract', async () => {
    const tender = await confirming();
    await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
    const { award } = await resultOf(buyer, tender.id);
    const seen = async () => {
      const { data } = await by(buyer).get(`${TRADE_PATHS.deal}/detail?id=${award.dealId}`);
      return { id: data.id, version: data.version };
    };
    await by(bidders[2]).post(`${TRADE_PATHS.deal}/confirm`, await seen());
    await by(bidders[2]).post(`${TRADE_PATHS.deal}/void-request`, { ...(await seen()), reason: '项目缓建' });
    const before = (await noticesOf(bidders[2], '合同签订提醒')).length;
    expect(await by(buyer).post(`${TRADE_PATHS.deal}/void-confirm`, await seen())).toMatchObject({ code: 200 });
    expect(await statusOf(tender.id)).toBe(9);
    expect(await bidStatuses(tender.id)).toEqual([6, 8, 8]);
    expect((await noticesOf(buyer, '中标成交作废')).at(-1)?.content).toContain('原因：项目缓建');
    // Nobody is asked to sign what was given up.
    await platform.db.admin(
      `update job set run_at = 'epoch' where kind = 'evaluation.award' and key in (
         select id || '/20' from tender_award where tender_id = $1)`,
      [tender.id],
    );
    await platform.runJobs();
    expect(await noticesOf(bidders[2], '合同签订提醒')).toHaveLength(before);
    const next = { bidId: tender.bids[0], reason: '', contractDays: 90 };
    expect(await act(buyer, tender.id, 'award', next)).toMatchObject({ code: 200, data: { status: 10 } });
  });

  it('ends a tender that was awarded, and no other: nothing of another one is settled', async () => {
    const tender = await confirming();
    const ending = platform.db.database.withWorker(async (transaction) => {
      const row = await findRecord(transaction, 'tender', tender.id, 'lock');
      if (!(row instanceof Refusal)) await finishTender(transaction, row, '合同已签订');
    });
    await expect(ending).rejects.toThrow(`tender ${tender.id} was not awarded`);
    expect(await statusOf(tender.id)).toBe(9);
  });

  it('is followed by reminders of the contract, and in sixty days by the end', async () => {
    const tender = await confirming();
    await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
    const days = async (count: number) => {
      await platform.db.admin(
        `update job set run_at = 'epoch' where kind = 'evaluation.award' and payload->>'days' = $2 and key in (
           select id || '/' || $2 from tender_award where tender_id = $1)`,
        [tender.id, String(count)],
      );
      await platform.runJobs();
    };
    const before = (await noticesOf(buyer, '合同签订提醒')).length;
    await days(20);
    await days(29);
    expect((await noticesOf(buyer, '合同签订提醒')).length - before).toBe(2);
    await days(60);
    expect(await statusOf(tender.id)).toBe(11);
    expect(await noticesOf(bidders[1], '招标结束')).toHaveLength(1);
  });
});

describe('the other ways', () => {
  it('evaluates anew without who has refused, and with those who had lost', async () => {
    const tender = await confirming();
    await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
    await refuse(tender.id, bidders[2]);
    await act(buyer, tender.id, 're-evaluate', { reason: '第一候选人放弃中标' });
    expect(await bidStatuses(tender.id)).toEqual([4, 4, 8]);
    const { candidates, ranked, bids, cells } = await sheetOf(buyer, tender.id);
    expect(ranked).toHaveLength(2);
    expect(bids.map(({ hasRefused }: { hasRefused: boolean }) => hasRefused)).toEqual([false, false, true]);
    expect(cells.some(({ bidId }: { bidId: string }) => bidId === tender.bids[2])).toBe(false);
    expect(candidates).toEqual([
      { bidId: tender.bids[0], rank: 1 },
      { bidId: tender.bids[1], rank: 2 },
    ]);
    expect(await publish(tender.id, candidates)).toMatchObject({ code: 200, data: { status: 8 } });
    await passPublicity(tender.id);
    // The second time as well, whoever refuses then.
    await act(buyer, tender.id, 'award', { bidId: tender.bids[0], reason: '', contractDays: 90 });
    await refuse(tender.id, bidders[0]);
    await act(buyer, tender.id, 're-evaluate', { reason: '又一候选人放弃中标' });
    expect(await bidStatuses(tender.id)).toEqual([8, 4, 8]);
    expect((await sheetOf(buyer, tender.id)).candidates).toEqual([{ bidId: tender.bids[1], rank: 1 }]);
  });

  it('evaluates anew with a reason, and fails', async () => {
    const tender = await confirming();
    expect(await act(buyer, tender.id, 're-evaluate', { reason: '' })).toMatchObject({ code: 400 });
    expect(await act(buyer, tender.id, 're-evaluate', { reason: '评标报告有误' })).toMatchObject({
      code: 200,
      data: { status: 7 },
    });
    expect(await act(buyer, tender.id, 'fail', { reason: '全部投标被否决' })).toMatchObject({ code: 200 });
    expect(await statusOf(tender.id)).toBe(12);
    expect(await bidStatuses(tender.id)).toEqual([9, 9, 9]);
    expect(
      (await noticesOf(bidders[0], '招标流标')).length + (await noticesOf(buyer, '招标流标')).length,
    ).toBeGreaterThan(0);
  });
});
