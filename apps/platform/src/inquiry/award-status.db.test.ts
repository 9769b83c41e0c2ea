import { randomUUID } from 'node:crypto';
import { AWARD_STATUS, type AwardFacts, type AwardStatus, awardMachine } from '@jianzhu/domain/inquiries';
import { refusal } from '@jianzhu/domain/records';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;
type Who = 'owner' | 'author' | 'system';
type Action = Parameters<typeof awardMachine.transition>[1];

interface Placed {
  /** Of the inquiry, which the calls name. */
  readonly id: string;
  readonly awardId: string;
}

let platform: TestPlatform;
let author: TestMember;
let colleague: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  author = await addCompany(platform, '定标状态建设');
  colleague = await addColleague(platform, author, 'business_admin');
  supplier = await addCompany(platform, '定标状态钢材');
});
afterAll(() => platform.close());

const { quote, detailOf } = tradeOn(() => platform);

/** An award of an inquiry of its own, which waits for it. */
async function place(status: AwardStatus): Promise<Placed> {
  const published = await publishAs(platform, author, { sealed: 0 });
  const { data: sent } = await quote(supplier, published, [300_000, 300_000]);
  await platform.db.admin('update inquiry set status = 3, open_time = now() where id = $1', [published.id]);
  const awards = published.lineIds.map((lineId) => ({ lineId, quotationId: sent.id }));
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into inquiry_award (business_id, create_user_id, update_user_id, inquiry_id, status, total_amount, content)
     values ($1, $2, $2, $3, $4, 6010000, $5) returning id`,
    [
      ...[author.businessId, author.userId, published.id, status],
      JSON.stringify({ awards, reasons: [], resultPublic: 0, attachments: [] }),
    ],
  );
  return { id: published.id, awardId: row?.id ?? '' };
}

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async ({ id }, action) => {
    const { version } = await detailOf(id, author);
    const headers = { 'idempotency-key': randomUUID() };
    const [path, body] =
      action === 'withdraw'
        ? ['award-withdraw', {}]
        : ['award-approve', { agree: action === 'agree' ? 1 : 0, reason: '价格偏高' }];
    return platform.post(`${inquiry}/${path}`, { id, version, ...body }, { tokens: tokensOf(of()), headers });
  };

const permissionKeys = ['inquiry_award', 'inquiry_approve'];

/** The table, but for what is refused once nothing waits: that answer knows no author any more. */
const machine: typeof awardMachine = {
  ...awardMachine,
  transition(status, ...asked) {
    const result = awardMachine.transition(status, ...asked);
    if (result.ok || status === AWARD_STATUS.held) return result;
    return { ok: false, refusal: refusal('stateConflict') };
  },
};

describeStatuses<Placed, AwardStatus, Who, Action, AwardFacts>({
  platform: () => platform,
  machine,
  facts: { isWithinLimit: true },
  place,
  statusOf: async ({ awardId }) => {
    const [row] = await platform.db.admin<{ status: number }>('select status from inquiry_award where id = $1', [
      awardId,
    ]);
    return row?.status ?? -1;
  },
  actors: [
    { name: 'its author', actor: { is: ['author'], permissionKeys }, act: asMember(() => author) },
    { name: 'a colleague', actor: { is: ['owner'], permissionKeys }, act: asMember(() => colleague) },
  ],
  table: 'inquiry_award',
  owner: {
    actor: { is: ['owner'], permissionKeys },
    allowed: async ({ id }) => (await detailOf(id, colleague)).buyer.award.allowedActions,
  },
});
