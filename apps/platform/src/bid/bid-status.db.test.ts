import { randomUUID } from 'node:crypto';
import { type BidFacts, type BidStatus, bidMachine } from '@jianzhu/domain/bids';
import { afterAll, beforeAll } from 'vitest';
import { BID_PATH, type Bidding, bidsOn } from '../testing/bids.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

type Who = 'supplier' | 'buyer' | 'system';
type Action = Parameters<typeof bidMachine.transition>[1];

interface Placed {
  readonly id: string;
  readonly tender: Bidding;
}

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '投标状态建设');
  supplier = await addCompany(platform, '投标状态钢材');
  reader = await addColleague(platform, supplier, 'reader');
});
afterAll(() => platform.close());

const { by, bidding, letIn, fieldsOf } = bidsOn(() => platform);

/** What a placed bid is like: its tender takes bids, and nothing is owed. */
const FACTS: BidFacts = {
  ...{ isInTime: true, isOwnTender: false, isSignedUp: true, isFeePaid: true, isDepositPaid: true },
};

async function place(status: BidStatus): Promise<Placed> {
  const tender = await bidding(buyer);
  const signUp = await letIn(tender, supplier);
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into bid (business_id, create_user_id, update_user_id, code, tender_id, sign_up_id, buyer_business_id, status,
       revision, submit_time, opened_at)
     values ($1, $2, $2, $3, $4, $5, $6, $7::int, 1, now(), case when $7::int between 3 and 8 then now() end) returning id`,
    [supplier.businessId, supplier.userId, randomUUID(), tender.id, signUp, buyer.businessId, status],
  );
  const id = row?.id ?? '';
  // What it says; nobody looks at it here.
  await platform.db.admin(
    `insert into bid_revision (bid_id, business_id, tender_id, revision, user_id, submit_time, content, summary, owner_key,
       round_key) values ($1, $2, $3, 1, $4, now(), '', '', '', '')`,
    [id, supplier.businessId, tender.id, supplier.userId],
  );
  return { id, tender };
}

async function rowOf({ id }: Placed) {
  const [row] = await platform.db.admin<{ status: number; version: number }>(
    'select status, version from bid where id = $1',
    [id],
  );
  return row ?? { status: -1, version: 1 };
}

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    const { version } = await rowOf(placed);
    const seen = { id: placed.id, version };
    const body = action === 'submit' ? { ...(await fieldsOf(placed.tender, supplier, 1000)), ...seen } : seen;
    const headers = { 'idempotency-key': randomUUID() };
    return platform.post(`${BID_PATH}/${action}`, body, { tokens: tokensOf(of()), headers });
  };

const permissionKeys = ['bid_submit', 'bid_withdraw'];

/** The buttons as the detail has them; a bid that was handed in by the calls, then placed. */
async function allowedOf({ id, tender }: Placed): Promise<readonly string[]> {
  const { status } = await rowOf({ id, tender });
  await platform.db.admin('delete from bid where id = $1', [id]);
  const sent = await by(supplier).post(`${BID_PATH}/submit`, await fieldsOf(tender, supplier, 1000));
  await platform.db.admin(
    `update bid set status = $2::int, opened_at = case when $2::int between 3 and 8 then now() end where id = $1`,
    [sent.data.id, status],
  );
  return (await by(supplier).get(`${BID_PATH}/detail?id=${sent.data.id}`)).data.allowedActions;
}

describeStatuses<Placed, BidStatus, Who, Action, BidFacts>({
  platform: () => platform,
  machine: bidMachine,
  facts: FACTS,
  // What the platform does follows from the tender's times; opening.db.test.ts lets them pass.
  // Evaluation and award change bids as well: evaluation/*.db.test.ts.
  without: [
    ...(['open', 'rejectUnpaid', 'expire', 'review', 'reject', 'nominate', 'reviewAgain'] as const),
    ...(['win', 'lose', 'forfeit', 'restore'] as const),
  ],
  place,
  statusOf: async (placed) => (await rowOf(placed)).status,
  actors: [
    { name: 'the bidder', actor: { is: ['supplier'], permissionKeys }, act: asMember(() => supplier) },
    { name: 'a reader', actor: { is: ['supplier'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'bid',
  owner: { actor: { is: ['supplier'], permissionKeys }, allowed: allowedOf },
});
