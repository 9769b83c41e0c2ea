import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BID_PATH } from '../testing/bids.ts';
import { BY_PRICE, evaluationsOn, type OpenedTender } from '../testing/evaluations.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let second: TestMember;
let reader: TestMember;
let bidders: readonly TestMember[];

const { by, opened, act, sheetOf, publish, statusOf, score, declare, report } = evaluationsOn(() => platform, {
  buyer: () => buyer,
  bidders: () => bidders,
});

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '评标建设');
  second = await addColleague(platform, buyer, 'business_admin');
  reader = await addColleague(platform, buyer, 'reader');
  bidders = [
    await addCompany(platform, '评标钢材一'),
    await addCompany(platform, '评标钢材二'),
    await addCompany(platform, '评标钢材三'),
  ];
});
afterAll(() => platform.close());

/** Evaluated by two members: each gives every bid the points of its place. */
async function scored(tender: OpenedTender, points: readonly (readonly [string, string])[]) {
  await act(buyer, tender.id, 'committee', { userIds: [buyer.userId, second.userId] });
  for (const [who, member] of [buyer, second].entries()) {
    await declare(member, tender.id);
    for (const [place, given] of points.entries()) await score(member, tender.bids[place] ?? '', given[who] ?? '');
    expect((await by(member).post(`${TENDER_PATH}/submit-scores`, { id: tender.id })).code).toBe(200);
  }
}

describe('the committee', () => {
  it('is named of members who may evaluate, and stays once somebody has handed in', async () => {
    const tender = await opened();
    expect(await act(buyer, tender.id, 'committee', { userIds: [] })).toMatchObject({ msg: '请至少选择一名评委' });
    expect(await act(buyer, tender.id, 'committee', { userIds: [reader.userId] })).toMatchObject({ code: 400 });
    expect(await act(reader, tender.id, 'committee', { userIds: [buyer.userId] })).toMatchObject({ code: 403 });
    expect(await act(bidders[0] ?? buyer, tender.id, 'committee', { userIds: [buyer.userId] })).toMatchObject({
      code: 404,
    });
    expect((await sheetOf(buyer, tender.id)).choices.map(({ userId }: { userId: string }) => userId)).toEqual([
      buyer.userId,
      second.userId,
    ]);
    await act(buyer, tender.id, 'committee', { userIds: [second.userId] });
    await declare(second, tender.id);
    for (const id of tender.bids) await score(second, id, '50');
    expect((await by(second).post(`${TENDER_PATH}/submit-scores`, { id: tender.id })).code).toBe(200);
    expect(await act(buyer, tender.id, 'committee', { userIds: [buyer.userId] })).toMatchObject({
      msg: '已有评委提交评分，只能移除或更换已停用或不再有评标权限的评委',
    });
  });

  it('lets nobody score before she has spoken of her interests, nor with a conflict', async () => {
    const tender = await opened();
    const [bid = ''] = tender.bids;
    expect(await score(second, bid, '50')).toMatchObject({ code: 403 });
    await act(buyer, tender.id, 'committee', { userIds: [buyer.userId, second.userId] });
    expect(await score(second, bid, '50')).toMatchObject({ msg: '请先声明是否存在利益冲突' });
    expect(await declare(second, tender.id, 1)).toMatchObject({ code: 200 });
    expect(await declare(second, tender.id)).toMatchObject({ code: 422, msg: '已声明，不能再次声明' });
    expect(await score(second, bid, '50')).toMatchObject({ msg: '您已声明存在利益冲突，须回避本次评标' });
    // The evaluation waits for the others alone.
    await declare(buyer, tender.id);
    for (const id of tender.bids) await score(buyer, id, '60');
    await by(buyer).post(`${TENDER_PATH}/submit-scores`, { id: tender.id });
    const sheet = await sheetOf(buyer, tender.id);
    expect(sheet).toMatchObject({ isComplete: true, evaluators: [expect.any(String)] });
    expect(sheet.ranked[0].items[0].marks).toEqual(['60.0']);
  });
});

describe('an evaluator who can score no more', () => {
  const name = (tender: OpenedTender, ...members: readonly TestMember[]) =>
    act(buyer, tender.id, 'committee', { userIds: members.map(({ userId }) => userId) });
  const handIn = async (member: TestMember, tender: OpenedTender) => {
    await declare(member, tender.id);
    for (const id of tender.bids) await score(member, id, '50');
    expect((await by(member).post(`${TENDER_PATH}/submit-scores`, { id: tender.id })).code).toBe(200);
  };

  it('is given up or replaced by one who can, also after others have handed in', async () => {
    const tender = await opened();
    const [gone, left, fresh] = [
      await addColleague(platform, buyer, 'business_admin'),
      await addColleague(platform, buyer, 'business_admin'),
      await addColleague(platform, buyer, 'business_admin'),
    ];
    await name(tender, second, gone, left);
    await handIn(second, tender);
    const fixed = { code: 422, msg: '已有评委提交评分，只能移除或更换已停用或不再有评标权限的评委' };
    expect(await name(tender, second, left)).toMatchObject(fixed);
    await platform.db.admin('update account set disabled_at = now() where id = $1', [gone.userId]);
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [left.userId]);
    const { choices, waiting } = await sheetOf(buyer, tender.id);
    expect(choices.map(({ userId }: { userId: string }) => userId)).not.toContain(gone.userId);
    expect(waiting).toBe(2);
    expect(await name(tender, gone, second)).toMatchObject({ code: 400, msg: '评委须为本企业有评标权限的成员' });
    // Nobody who has handed in is replaced, and nobody comes on top.
    expect(await name(tender, fresh)).toMatchObject(fixed);
    expect(await name(tender, second, fresh, buyer)).toMatchObject({ code: 200 });
    expect(await name(tender, second, fresh)).toMatchObject(fixed);
    await platform.db.admin('update account set disabled_at = now() where id = $1', [fresh.userId]);
    expect(await name(tender, second, buyer)).toMatchObject({ code: 200 });
    await handIn(buyer, tender);
    expect(await sheetOf(buyer, tender.id)).toMatchObject({ isComplete: true, committee: [{}, {}] });
  });

  it('keeps what she has handed in', async () => {
    const tender = await opened();
    const gone = await addColleague(platform, buyer, 'business_admin');
    await name(tender, gone, second);
    await handIn(gone, tender);
    await platform.db.admin('update account set disabled_at = now() where id = $1', [gone.userId]);
    expect(await name(tender, second)).toMatchObject({ code: 200 });
    await handIn(second, tender);
    const sheet = await sheetOf(buyer, tender.id);
    expect(sheet.ranked[0].items[0].marks).toHaveLength(2);
  });
});

describe('a conflict of interest', () => {
  it('lets its member decide nothing of the round, and is not taken back by another naming', async () => {
    const tender = await opened();
    const [bid = ''] = tender.bids;
    const reject = (member: TestMember, version: number) =>
      by(member).post(`${BID_PATH}/reject`, { id: bid, version, reason: '报价低于成本且未说明' });
    await act(buyer, tender.id, 'committee', { userIds: [second.userId, buyer.userId] });
    await declare(second, tender.id, 1);
    const away = { code: 422, msg: '您已声明存在利益冲突，须回避本次评标' };
    expect(await act(second, tender.id, 'committee', { userIds: [buyer.userId] })).toMatchObject(away);
    expect(await act(buyer, tender.id, 'committee', { userIds: [buyer.userId] })).toMatchObject({ code: 200 });
    expect(await act(buyer, tender.id, 'committee', { userIds: [buyer.userId, second.userId] })).toMatchObject({
      code: 200,
    });
    const { committee } = await sheetOf(buyer, tender.id);
    expect(committee).toMatchObject([
      { userId: buyer.userId, hasConflict: false },
      { userId: second.userId, isDeclared: true, hasConflict: true },
    ]);
    await declare(buyer, tender.id);
    for (const id of tender.bids) await score(buyer, id, '60');
    await by(buyer).post(`${TENDER_PATH}/submit-scores`, { id: tender.id });
    const seen = await sheetOf(second, tender.id);
    expect(seen.allowedActions).toEqual([]);
    expect(seen.bids.flatMap(({ allowedActions }: { allowedActions: string[] }) => allowedActions)).toEqual([]);
    expect(await reject(second, seen.bids[0].version)).toMatchObject(away);
    const { candidates } = await sheetOf(buyer, tender.id);
    const result = { candidates, reportAttachments: await report() };
    expect(await act(second, tender.id, 'evaluate', result)).toMatchObject(away);
    expect(await statusOf(tender.id)).toBe(7);
    expect(await reject(buyer, seen.bids[0].version)).toMatchObject({ code: 200 });
  });

  it('keeps scores and ranks from its member until they are published', async () => {
    const tender = await opened();
    await act(buyer, tender.id, 'committee', { userIds: [buyer.userId, second.userId] });
    await declare(second, tender.id, 1);
    await declare(buyer, tender.id);
    for (const id of tender.bids) await score(buyer, id, '37.6');
    await by(buyer).post(`${TENDER_PATH}/submit-scores`, { id: tender.id });
    expect(await sheetOf(buyer, tender.id)).toMatchObject({ isWithheld: false, ranked: [{}, {}, {}] });
    const seen = await sheetOf(second, tender.id);
    expect(seen).toMatchObject({ isWithheld: true, ranked: [], candidates: [], evaluators: [] });
    expect(JSON.stringify(seen)).not.toContain('37.6');
    const file = () => by(second).post(`${TENDER_PATH}/export-evaluation`, { id: tender.id });
    expect(await file()).toMatchObject({ code: 422, msg: '您已声明存在利益冲突，须回避本次评标' });
    const { candidates } = await sheetOf(buyer, tender.id);
    expect((await publish(tender.id, candidates)).code).toBe(200);
    expect(await sheetOf(second, tender.id)).toMatchObject({ isWithheld: false, ranked: [{}, {}, {}] });
    expect((await file()).code).toBe(200);
  });
});

describe('the scores', () => {
  it('are read by nobody else until all are handed in', async () => {
    const tender = await opened();
    const [bid = ''] = tender.bids;
    await act(buyer, tender.id, 'committee', { userIds: [buyer.userId, second.userId] });
    await declare(buyer, tender.id);
    await declare(second, tender.id);
    await score(buyer, bid, '41.5');
    for (const id of tender.bids) await score(second, id, '52.3');
    await by(second).post(`${TENDER_PATH}/submit-scores`, { id: tender.id });
    const own = await sheetOf(buyer, tender.id);
    expect(own).toMatchObject({ ownMarks: [{ bidId: bid, itemIndex: 0, score: '41.5' }], ranked: [], waiting: 1 });
    expect(JSON.stringify(own)).not.toContain('52.3');
    const file = await by(buyer).post(`${TENDER_PATH}/export-evaluation`, { id: tender.id });
    expect(file).toMatchObject({ code: 422, msg: '全部评委提交评分后方可导出评标记录' });
    expect(await score(second, bid, '60')).toMatchObject({ msg: '评分已提交，不能再修改' });
    expect((await by(bidders[0] ?? buyer).get(`${TENDER_PATH}/evaluation?id=${tender.id}`)).code).toBe(404);
    expect((await by(reader).get(`${TENDER_PATH}/evaluation?id=${tender.id}`)).code).toBe(403);
  });

  it('keep their limits, and are all there when they are handed in', async () => {
    const tender = await opened();
    const [bid = ''] = tender.bids;
    await act(buyer, tender.id, 'committee', { userIds: [buyer.userId] });
    await declare(buyer, tender.id);
    expect(await score(buyer, bid, '60.1')).toMatchObject({ code: 400, msg: '得分须在0到60之间' });
    expect(await score(buyer, bid, '6.05')).toMatchObject({ code: 400 });
    const price = { id: bid, items: [{ itemIndex: 1, score: '40' }] };
    expect(await by(buyer).post(`${BID_PATH}/score`, price)).toMatchObject({ code: 400 });
    await score(buyer, bid, '60');
    await score(buyer, bid, '');
    for (const id of tender.bids.slice(1)) await score(buyer, id, '0');
    expect(await by(buyer).post(`${TENDER_PATH}/submit-scores`, { id: tender.id })).toMatchObject({
      msg: '还有未填写的评分，请填写完整后提交',
    });
    await score(buyer, bid, '60');
    expect(await by(buyer).post(`${TENDER_PATH}/submit-scores`, { id: tender.id })).toMatchObject({ code: 200 });
  });
});

describe('the result', () => {
  it('ranks by the means and the price, shows the arithmetic, and is published as it was seen', async () => {
    const tender = await opened();
    await scored(tender, [
      ['55.0', '54.5'],
      ['58.0', '59.5'],
      ['40.0', '41.0'],
    ]);
    const sheet = await sheetOf(buyer, tender.id);
    // 5,800,000 is the lowest: 40 × 5.8 ÷ 6.2 = 37.42, 40 × 5.8 ÷ 6.0 = 38.67.
    expect(sheet.ranked.map(({ bidId, total }: { bidId: string; total: number }) => [bidId, total])).toEqual([
      [tender.bids[1], 5875 + 3742],
      [tender.bids[0], 5475 + 3867],
      [tender.bids[2], 4050 + 4000],
    ]);
    expect(sheet.ranked[0].items).toMatchObject([
      { points: 5875, step: '(58.0 + 59.5) ÷ 2 = 58.75', marks: ['58.0', '59.5'] },
      { points: 3742, step: '40 × 58000.00 ÷ 62000.00 = 37.42', marks: [] },
    ]);
    expect(sheet.cells.filter(({ isLowest }: { isLowest: boolean }) => isLowest)).toHaveLength(2);
    // The same for a file, with who took it out.
    const { data: file } = await by(second).post(`${TENDER_PATH}/export-evaluation`, { id: tender.id });
    expect(file).toMatchObject({
      ranked: sheet.ranked,
      evaluators: sheet.evaluators,
      mark: expect.stringContaining('评标建设'),
    });
    const events = await platform.db.admin(
      `select detail from audit_event where act = 'evaluation.exportSheet' and code = 200 and record_id = $1`,
      [tender.id],
    );
    expect(events).toMatchObject([{ detail: { count: 3 } }]);
    for (const other of [bidders[0] ?? buyer, reader]) {
      expect([403, 404]).toContain((await by(other).post(`${TENDER_PATH}/export-evaluation`, { id: tender.id })).code);
    }
    const seen = [
      { bidId: tender.bids[1], rank: 1 },
      { bidId: tender.bids[0], rank: 2 },
    ];
    expect(sheet.candidates).toEqual(seen);
    expect(await act(buyer, tender.id, 'evaluate', { candidates: seen, reportAttachments: [] })).toMatchObject({
      code: 400,
      msg: '请上传评标报告',
    });
    expect(await publish(tender.id, [{ bidId: tender.bids[2], rank: 1 }])).toMatchObject({ code: 422 });
    expect(await publish(tender.id, seen)).toMatchObject({ code: 200, data: { status: 8 } });
    const rows = await platform.db.admin('select status from bid where tender_id = $1 order by id', [tender.id]);
    expect(rows.map(({ status }) => status)).toEqual([6, 6, 4]);
    const notices = await platform.db.admin<{ content: string }>(
      `select content from notice where user_id = $1 and title = '中标公示'`,
      [bidders[2]?.userId],
    );
    expect(notices[0]?.content).toContain('公示截止');
    expect(await publish(tender.id, seen)).toMatchObject({ code: 422 });
  });

  it('waits for every evaluator, and for a committee at all', async () => {
    const tender = await opened();
    expect(await publish(tender.id, [])).toMatchObject({ msg: '请先组建评标委员会' });
    await act(buyer, tender.id, 'committee', { userIds: [buyer.userId, second.userId] });
    expect(await publish(tender.id, [])).toMatchObject({ msg: '还有2名评委未提交评分' });
  });

  it('leaves rejected bids out, by price alone too', async () => {
    const tender = await opened(BY_PRICE);
    const sheet = await sheetOf(buyer, tender.id);
    expect(sheet).toMatchObject({ isScored: false, isComplete: true });
    expect(sheet.candidates.map(({ bidId }: { bidId: string }) => bidId)).toEqual([tender.bids[2], tender.bids[0]]);
    expect(await act(buyer, tender.id, 'committee', { userIds: [buyer.userId] })).toMatchObject({ code: 422 });
    const cheapest = sheet.bids[2];
    const reject = (member: TestMember, reason: string) =>
      by(member).post(`${BID_PATH}/reject`, { id: cheapest.bidId, version: cheapest.version, reason });
    expect(await reject(buyer, '太低')).toMatchObject({ code: 400 });
    expect(await reject(bidders[0] ?? buyer, '报价低于成本且未说明')).toMatchObject({ code: 404 });
    expect(await reject(buyer, '报价低于成本且未说明')).toMatchObject({ code: 200, data: { status: 5 } });
    const { candidates, bids } = await sheetOf(buyer, tender.id);
    expect(candidates.map(({ bidId }: { bidId: string }) => bidId)).toEqual([tender.bids[0], tender.bids[1]]);
    expect(bids[2]).toMatchObject({ status: 5, rejectReason: '报价低于成本且未说明', allowedActions: [] });
    expect(await publish(tender.id, candidates)).toMatchObject({ code: 200 });
    expect(await statusOf(tender.id)).toBe(8);
  });
});
