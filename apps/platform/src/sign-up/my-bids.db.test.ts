import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BID_PATH, type Bidding, bidsOn } from '../testing/bids.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { SIGN_UP_PATH } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let bidder: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '清单招标建设');
  bidder = await addCompany(platform, '清单投标钢材');
});
afterAll(() => platform.close());

const { by, bidding, letIn, deposit, submit } = bidsOn(() => platform);

const list = async (member: TestMember, query = '') =>
  (await by(member).get(`${SIGN_UP_PATH}/mine?size=50${query}`)).data.records;
const rowOf = async (tender: Bidding, member = bidder) =>
  (await list(member)).find(({ tenderId }: { tenderId: string }) => tenderId === tender.id);
const stagesOf = async ({ id }: Bidding): Promise<readonly string[]> => {
  const stages = ['pay', 'bid', 'sent', 'opened', 'won', 'lost', 'over'];
  const found = await Promise.all(stages.map((stage) => list(bidder, `&stage=${stage}`)));
  return stages.filter((_stage, index) => found[index].some(({ tenderId }: { tenderId: string }) => tenderId === id));
};
const setBid = (id: string, status: number) =>
  platform.db.admin('update bid set status = $2, opened_at = now() where id = $1', [id, status]);

describe('the own bids (domain rules 5.9)', () => {
  it('stand where each is, from what is to be paid to the end, with the total that only the bidder reads', async () => {
    const over = { docFee: 50_000, depositAmount: 80_000_00, depositMethods: [1] };
    const tender = await bidding(buyer, { over: { ...over, depositDeadline: '2030-01-01 09:00:00' } });
    const signUpId = await letIn(tender, bidder);
    await deposit(signUpId, 0, 1);
    expect(await stagesOf(tender)).toEqual(['pay']);
    await platform.db.admin('update sign_up set fee_paid_time = now() where id = $1', [signUpId]);
    expect(await stagesOf(tender)).toEqual(['pay']);
    await platform.db.admin('update deposit set status = 2, pay_time = now() where sign_up_id = $1', [signUpId]);
    expect([await stagesOf(tender), (await rowOf(tender)).bid]).toEqual([['bid'], null]);

    const { data: sent } = await submit(bidder, tender, 1000);
    expect(await stagesOf(tender)).toEqual(['sent']);
    const { bid } = await rowOf(tender);
    expect(bid).toEqual({
      ...{ id: sent.id, version: sent.version, status: 1, totalPrice: 20_000, submitTime: sent.submitTime },
      allowedActions: ['submit', 'withdraw'],
    });
    expect((await by(bidder).post(`${BID_PATH}/withdraw`, { id: bid.id, version: bid.version })).code).toBe(200);
    expect(await stagesOf(tender)).toEqual(['bid']);
    expect((await rowOf(tender)).bid).toMatchObject({ status: 2, allowedActions: ['submit'] });

    for (const [status, stage] of [
      [3, 'opened'],
      [4, 'opened'],
      [6, 'opened'],
      [7, 'won'],
      [8, 'lost'],
      [5, 'lost'],
      [9, 'over'],
    ] as const) {
      await platform.db.admin('update tender set status = 7 where id = $1', [tender.id]);
      await setBid(bid.id, status);
      expect([status, ...(await stagesOf(tender))]).toEqual([status, stage]);
    }
  });

  it('are counted, found by the state of the tender and by the day of the bid, and hide what a colleague makes', async () => {
    const tender = await bidding(buyer);
    await letIn(tender, bidder);
    await submit(bidder, tender, 1000);
    const { data: counts } = await by(bidder).get(`${SIGN_UP_PATH}/mine-count`);
    const all = await list(bidder);
    expect(counts.all).toBe(all.length);
    expect(counts.sent).toBe((await list(bidder, '&stage=sent')).length);
    const of = async (query: string) =>
      (await list(bidder, query)).some(({ tenderId }: { tenderId: string }) => tenderId === tender.id);
    expect([await of('&tenderStatus=5'), await of('&tenderStatus=6,7')]).toEqual([true, false]);
    const { submitTime } = (await rowOf(tender)).bid;
    const day = submitTime.slice(0, 10);
    expect(await of(`&beginSubmitTime=${day}&endSubmitTime=${day}`)).toBe(true);
    expect([await of('&endSubmitTime=2020-01-01'), await of('&beginSubmitTime=2099-01-01')]).toEqual([false, false]);

    const colleague = await addColleague(platform, bidder, 'business_admin');
    await platform.db.admin('update sign_up set create_user_id = $2 where tender_id = $1', [
      tender.id,
      colleague.userId,
    ]);
    expect((await rowOf(tender)).bid).toMatchObject({ totalPrice: 20_000 });
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [colleague.userId]);
    expect(await rowOf(tender, colleague)).toMatchObject({ tenderId: tender.id, bid: null });
  });
});
