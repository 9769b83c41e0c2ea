import { TENDER_STATUS, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluationsOn } from '../testing/evaluations.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let bidders: readonly TestMember[];
let readers: Readonly<Record<'reader' | 'bidder', TestMember>>;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '状态评标建设');
  bidders = [
    await addCompany(platform, '状态钢材一'),
    await addCompany(platform, '状态钢材二'),
    await addCompany(platform, '状态钢材三'),
  ];
  readers = { reader: await addColleague(platform, buyer, 'reader'), bidder: bidders[0] ?? buyer };
});
afterAll(() => platform.close());

const { act, confirming, sheetOf, report, statusOf } = evaluationsOn(() => platform, {
  buyer: () => buyer,
  bidders: () => bidders,
});

const ACTS = {
  evaluate: 'evaluate',
  award: 'award',
  reEvaluate: 're-evaluate',
  fail: 'fail',
} as const;
type Act = keyof typeof ACTS;

const owner = { is: ['owner'], permissionKeys: ['tender_evaluate', 'tender_award', 'tender_answer'] } as const;
const FACTS = {
  ...{ hasSignUpBegun: true, hasSignUpEnded: true, signUps: 3, isStatutory: false, isDecisionOver: true },
  ...{ hasBiddingEnded: true, bids: 3, isBidDecisionOver: true, hasOpenTimeCome: true },
  ...{ isPublicityOver: true, openObjections: 0 },
};

/** A tender that has come as far as its award, put into a status as if it had. */
async function place(status: TenderStatus): Promise<{ readonly id: string; readonly winner: string }> {
  const tender = await confirming();
  if (status < TENDER_STATUS.publicity) {
    await platform.db.admin('update tender_result set void_time = now() where tender_id = $1', [tender.id]);
    await platform.db.admin('update bid set status = 4 where tender_id = $1 and status = 6', [tender.id]);
  }
  await put(tender.id, status);
  return { id: tender.id, winner: tender.bids[2] ?? '' };
}

const put = (id: string, status: TenderStatus) =>
  platform.db.admin(
    'update tender set status = $2::int, stopped_at = case when $2::int >= 12 then 7 end where id = $1',
    [id, status],
  );

async function bodyOf(name: Act, { id, winner }: { readonly id: string; readonly winner: string }) {
  if (name === 'award') return { bidId: winner, reason: '', contractDays: 90 };
  if (name !== 'evaluate') return { reason: '评标过程有误，重新处理' };
  const sheet = await sheetOf(buyer, id);
  return { candidates: sheet?.candidates ?? [{ bidId: winner, rank: 1 }], reportAttachments: await report() };
}

describe('the acts of evaluation and award in every status', () => {
  const statuses = Object.values(TENDER_STATUS);
  const may = (name: Act, status: TenderStatus) => tenderMachine.transition(status, name, owner, FACTS);

  it.each(Object.keys(ACTS) as Act[])(
    '%s does what the table says, and nothing where it says nothing',
    async (name) => {
      for (const status of statuses.filter((one) => may(name, one).ok)) {
        const tender = await place(status);
        const done = await act(buyer, tender.id, ACTS[name], await bodyOf(name, tender));
        const result = may(name, status);
        expect(done, `${name} in ${status}`).toMatchObject({ code: 200, data: { status: result.ok && result.status } });
      }
      const tender = await place(TENDER_STATUS.confirming);
      const body = await bodyOf(name, tender);
      for (const status of statuses.filter((one) => !may(name, one).ok)) {
        await put(tender.id, status);
        const refused = await act(buyer, tender.id, ACTS[name], body);
        expect(refused.code, `${name} in ${status}`).toBe(422);
        expect(await statusOf(tender.id)).toBe(status);
      }
    },
  );

  it.each(Object.keys(ACTS) as Act[])('%s is refused to who has not its key, and to bidders', async (name) => {
    const tender = await place(TENDER_STATUS.confirming);
    const body = await bodyOf(name, tender);
    for (const status of statuses) {
      await put(tender.id, status);
      expect((await act(readers.reader, tender.id, ACTS[name], body)).code).toBe(403);
      expect((await act(readers.bidder, tender.id, ACTS[name], body)).code).toBe(404);
      expect(await statusOf(tender.id)).toBe(status);
    }
  });
});
