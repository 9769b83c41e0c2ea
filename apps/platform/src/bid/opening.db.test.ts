import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BID_PATH, type Bidding, bidsOn } from '../testing/bids.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let bidders: readonly [TestMember, TestMember, TestMember];

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '开标建设');
  bidders = [
    await addCompany(platform, '开标钢材一'),
    await addCompany(platform, '开标钢材二'),
    await addCompany(platform, '开标钢材三'),
  ];
});
afterAll(() => platform.close());

const { by, bidding, letIn, deposit, submit, passDeadline, runSteps, statusOf, tableOf, confirm } = bidsOn(
  () => platform,
);

/** All three bid, at these prices. */
async function allBid(tender: Bidding, prices = [300_000, 310_000, 290_000], count = 3) {
  const ids: string[] = [];
  for (const [index, member] of bidders.slice(0, count).entries()) {
    await letIn(tender, member);
    const sent = await submit(member, tender, prices[index] ?? 0);
    expect(sent).toMatchObject({ code: 200 });
    ids.push(sent.data.id);
  }
  return ids;
}

const noticesOf = async ({ userId }: TestMember, title: string) =>
  platform.db.admin<{ content: string; jump_url: string }>(
    'select content, jump_url from notice where user_id = $1 and title = $2 order by id desc limit 1',
    [userId, title],
  );

describe('the end of the bidding', () => {
  it('18: fails a tender that the law demands with two bids, and keeps them sealed for good', async () => {
    const tender = await bidding(buyer, { statutory: true });
    const [id = ''] = await allBid(tender, undefined, 2);
    await passDeadline(tender);
    expect(await statusOf(tender.id)).toBe(12);
    expect((await tableOf(buyer, tender.id)).failReason).toBe('有效投标不足3家');
    const [key] = await platform.db.admin('select private_key from tender_key where tender_id = $1', [tender.id]);
    expect(key).toEqual({ private_key: null });
    expect((await by(bidders[0]).get(`${BID_PATH}/detail?id=${id}`)).data).toMatchObject({ status: 9, isOwn: true });
    expect((await by(buyer).get(`${BID_PATH}/detail?id=${id}`)).code).toBe(404);
    expect((await noticesOf(buyer, '招标流标'))[0]?.content).toContain('有效投标不足3家');
  });

  it('leaves a buyer whom the law does not bind a day to go on, and fails after it', async () => {
    const tender = await bidding(buyer);
    await allBid(tender, undefined, 2);
    await passDeadline(tender);
    expect(await statusOf(tender.id)).toBe(5);
    expect((await noticesOf(buyer, '有效投标不足3家'))[0]?.content).toContain('逾期自动流标');
    // Nobody bids meanwhile.
    await letIn(tender, bidders[2]);
    expect(await submit(bidders[2], tender, 1000)).toMatchObject({ code: 410 });
    await platform.db.admin(
      `update tender set bid_deadline = clock_timestamp() - interval '24 hours', open_time = clock_timestamp() where id = $1`,
      [tender.id],
    );
    await runSteps(tender.id);
    expect(await statusOf(tender.id)).toBe(12);
  });

  it('waits for the opening with three, and ends what is unfinished', async () => {
    const tender = await bidding(buyer, { statutory: true });
    await allBid(tender);
    const late = await addCompany(platform, '犹豫钢材');
    await letIn(tender, late);
    expect((await by(late).post(`${BID_PATH}/save`, { tenderId: tender.id })).code).toBe(200);
    // The rule hides how many there are.
    expect((await tableOf(buyer, tender.id)).bidCount).toBeNull();
    await passDeadline(tender);
    expect(await statusOf(tender.id)).toBe(6);
    expect(await tableOf(buyer, tender.id)).toMatchObject({ bidCount: 3, bidders: [], allowedActions: ['open'] });
    expect((await by(late).get(`${BID_PATH}/by-tender?tenderId=${tender.id}`)).data.bid.status).toBe(9);
  });
});

describe('the opening', () => {
  it('gives both sides the record, to all bidders where the law demands the tender', async () => {
    const tender = await bidding(buyer, { statutory: true });
    const [first = ''] = await allBid(tender);
    await passDeadline(tender);
    expect(await confirm(buyer, tender.id)).toMatchObject({ code: 200, data: { status: 7, left: 0 } });
    const record = [
      { place: 1, bidderName: '开标钢材一', totalPrice: 6_000_000, periodDays: 90, remark: '', isOwn: false },
      { place: 2, bidderName: '开标钢材二', totalPrice: 6_200_000 },
      { place: 3, bidderName: '开标钢材三', totalPrice: 5_800_000 },
    ];
    expect(await tableOf(buyer, tender.id)).toMatchObject({ bidders: record, isOwner: true, isPublic: true });
    const seen = await tableOf(bidders[1], tender.id);
    expect(seen.bidders.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([false, true, false]);
    expect(seen).toMatchObject({ isOwner: false, openers: [], openerNames: [] });
    // The content is the buyer's, another's bid is nobody else's.
    const opened = (await by(buyer).get(`${BID_PATH}/detail?id=${first}`)).data;
    expect(opened).toMatchObject({ isOwn: false, totalPrice: 6_000_000, revision: 0, payloadHash: '', status: 3 });
    expect(opened.techFiles).toHaveLength(1);
    expect((await by(bidders[1]).get(`${BID_PATH}/detail?id=${first}`)).code).toBe(404);
    const { data: list } = await by(buyer).get(`${BID_PATH}/list?tenderId=${tender.id}&sort=totalPrice`);
    expect(list.records.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual([
      5_800_000, 6_000_000, 6_200_000,
    ]);
    expect(await noticesOf(bidders[2], '开标通知')).toMatchObject([
      { jump_url: '/user/invite-tenders/subPage/public?id=' },
    ]);
    const file = await by(bidders[1]).post('/api/rs-trade-service/ecomm/tender/export', { id: tender.id });
    expect(file.data.rows).toHaveLength(3);
    expect(file.data.mark).toContain('开标钢材二');
    // Frozen.
    await expect(
      platform.db.database.withWorker((by) => by.updateTable('tender_opening_row').set({ total_price: 1 }).execute()),
    ).rejects.toThrow(/permission denied/);
  });

  it('shows a bidder of any other tender its own row alone', async () => {
    const tender = await bidding(buyer);
    await allBid(tender);
    await passDeadline(tender);
    await confirm(buyer, tender.id);
    expect((await tableOf(bidders[0], tender.id)).bidders).toMatchObject([{ place: 1, isOwn: true }]);
    expect((await tableOf(buyer, tender.id)).bidders).toHaveLength(3);
    const stranger = await addCompany(platform, '旁观开标');
    expect((await by(stranger).get(`/api/rs-trade-service/ecomm/tender/bit-table?id=${tender.id}`)).code).toBe(404);
  });

  it('needs each of its openers, not before its hour, and nobody else', async () => {
    const [one, two] = [
      await addColleague(platform, buyer, 'purchaser'),
      await addColleague(platform, buyer, 'purchaser'),
    ];
    const tender = await bidding(buyer, { openerIds: [one.userId, two.userId] });
    await allBid(tender);
    expect(await confirm(one, tender.id)).toMatchObject({ code: 422 });
    await passDeadline(tender);
    expect(await confirm(buyer, tender.id)).toMatchObject({ code: 403, msg: '您不是该招标的开标人' });
    expect(await confirm(one, tender.id)).toMatchObject({ code: 200, data: { status: 6, left: 1 } });
    expect(await confirm(one, tender.id)).toMatchObject({ code: 200, data: { left: 1 } });
    // The platform opens nothing for those who were named.
    await platform.db.admin(`update tender set open_time = clock_timestamp() - interval '3 hours' where id = $1`, [
      tender.id,
    ]);
    await runSteps(tender.id);
    expect(await statusOf(tender.id)).toBe(6);
    expect((await tableOf(two, tender.id)).allowedActions).toEqual(['open']);
    expect(await confirm(two, tender.id)).toMatchObject({ code: 200, data: { status: 7, left: 0 } });
    expect((await tableOf(buyer, tender.id)).openerNames).toHaveLength(2);
  });

  it('waits for no opener who may open no more', async () => {
    const named = async () => addColleague(platform, buyer, 'purchaser');
    const [one, disabled, demoted] = [await named(), await named(), await named()];
    const tender = await bidding(buyer, { openerIds: [one.userId, disabled.userId, demoted.userId] });
    await allBid(tender);
    await passDeadline(tender);
    expect(await confirm(one, tender.id)).toMatchObject({ data: { left: 2 } });
    await platform.db.admin('update account set disabled_at = now() where id = $1', [disabled.userId]);
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [demoted.userId]);
    expect((await tableOf(one, tender.id)).allowedActions).toEqual(['open']);
    expect(await confirm(buyer, tender.id)).toMatchObject({ code: 403 });
    expect(await confirm(one, tender.id)).toMatchObject({ code: 200, data: { status: 7, left: 0 } });
    expect((await tableOf(buyer, tender.id)).openerNames).toHaveLength(1);
  });

  it('is the platform’s as well where all who were named are gone', async () => {
    const gone = await addColleague(platform, buyer, 'purchaser');
    const tender = await bidding(buyer, { openerIds: [gone.userId] });
    await allBid(tender);
    await passDeadline(tender);
    await platform.db.admin(`update tender set open_time = clock_timestamp() - interval '121 minutes' where id = $1`, [
      tender.id,
    ]);
    const sweep = async (key: string) => {
      await platform.db.admin(`insert into job (kind, key, run_at) values ('bid.sweep', $1, now())`, [key]);
      await platform.runJobs();
    };
    await sweep('waits for her');
    expect(await statusOf(tender.id)).toBe(6);
    await platform.db.admin('update account set disabled_at = now() where id = $1', [gone.userId]);
    await sweep('waits for nobody');
    expect(await statusOf(tender.id)).toBe(7);
  });

  it('is the platform’s two hours after its time where nobody was named', async () => {
    const tender = await bidding(buyer);
    await allBid(tender);
    await passDeadline(tender);
    await platform.db.admin(`update tender set open_time = clock_timestamp() - interval '119 minutes' where id = $1`, [
      tender.id,
    ]);
    await runSteps(tender.id);
    expect(await statusOf(tender.id)).toBe(6);
    await platform.db.admin(`update tender set open_time = clock_timestamp() - interval '121 minutes' where id = $1`, [
      tender.id,
    ]);
    await platform.db.admin(`insert into job (kind, key, run_at) values ('bid.sweep', 'late', now())`);
    await platform.runJobs();
    expect(await statusOf(tender.id)).toBe(7);
    expect(await tableOf(buyer, tender.id)).toMatchObject({ openerNames: [], bidders: [{}, {}, {}] });
  });

  it('rejects a bid whose deposit is not verified by then, and keeps it in the record', async () => {
    const money = { depositAmount: 80_000_00, depositMethods: [1, 2] };
    const tender = await bidding(buyer, { over: { ...money, depositDeadline: '2030-01-01 09:00:00' } });
    const ids: string[] = [];
    for (const [index, member] of bidders.entries()) {
      await deposit(await letIn(tender, member), index === 1 ? 1 : 2, 2);
      ids.push((await submit(member, tender, 300_000)).data.id);
    }
    await passDeadline(tender);
    await confirm(buyer, tender.id);
    expect((await tableOf(buyer, tender.id)).bidders).toMatchObject([
      { depositStatus: 2, remark: '' },
      { depositStatus: 1, remark: '保证金未到账' },
      { depositStatus: 2, remark: '' },
    ]);
    const rejected = (await by(bidders[1]).get(`${BID_PATH}/detail?id=${ids[1]}`)).data;
    expect(rejected).toMatchObject({ status: 5, rejectReason: '保证金未到账' });
  });
});

describe('the record of an opening that the law does not publish', () => {
  it('is published by the buyer once, to all who bid', async () => {
    const tender = await bidding(buyer);
    await allBid(tender);
    const publish = (member: TestMember) => by(member).post(`${TENDER_PATH}/publish-record`, { id: tender.id });
    expect(await publish(buyer)).toMatchObject({ code: 422, msg: '尚未开标，或开标记录已公布' });
    await passDeadline(tender);
    await confirm(buyer, tender.id);
    expect(await tableOf(buyer, tender.id)).toMatchObject({ isPublic: false, allowedActions: ['publish'] });
    expect((await tableOf(bidders[0], tender.id)).bidders).toHaveLength(1);
    expect((await publish(bidders[0])).code).toBe(404);
    expect((await publish(await addColleague(platform, buyer, 'reader'))).code).toBe(403);
    expect((await publish(buyer)).code).toBe(200);
    expect(await tableOf(bidders[0], tender.id)).toMatchObject({ isPublic: true, allowedActions: [] });
    expect((await tableOf(bidders[0], tender.id)).bidders).toHaveLength(3);
    expect(await noticesOf(bidders[1], '开标记录已公布')).toHaveLength(1);
    expect((await publish(buyer)).code).toBe(422);
    expect((await tableOf(buyer, tender.id)).allowedActions).toEqual([]);
  });
});
