import { randomUUID } from 'node:crypto';
import { type TenderFacts, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { TENDER_PATH, tendersOn } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

type Who = 'owner' | 'ops' | 'system';
type Action = Parameters<typeof tenderMachine.transition>[1];
/** The review of a tender that nobody has handed in is none. */
const REVIEW_OF: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 3 };

let platform: TestPlatform;
let operatorToken = '';
let owner: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  owner = await addCompany(platform, '状态招标建设');
  reader = await addColleague(platform, owner, 'reader');
});
afterAll(() => platform.close());

const { detailOf, save } = tendersOn(() => platform);

/** What a placed tender is like: its times are ahead, and nobody has signed up. */
const FACTS: TenderFacts = {
  ...{ hasBiddingEnded: false },
  ...{ bids: 0, isBidDecisionOver: true, hasOpenTimeCome: false },
  hasSignUpBegun: false,
  hasSignUpEnded: false,
  signUps: 0,
  isStatutory: true,
  isDecisionOver: false,
  ...{ isPublicityOver: false, openObjections: 0 },
};

async function place(status: TenderStatus): Promise<string> {
  const id = await save(owner);
  await platform.db.admin(
    `update tender set status = $2::int, publish_time = case when $2::int >= 3 then now() end,
       stopped_at = case when $2::int >= 12 then 4 end where id = $1`,
    [id, status],
  );
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, reason, submit_user_id, submitted_at)
     values ('tender', $1, $2, '状态招标', $3, '', $4, now())`,
    [id, owner.businessId, REVIEW_OF[status] ?? 2, owner.userId],
  );
  return id;
}

/** What an act sends besides the tender, and where its call is not named like it. */
const BODIES: Readonly<Partial<Record<Action, object>>> = {
  change: { content: '补充踏勘安排', attachments: [] },
  terminate: { reason: '采购计划取消' },
};
const PATHS: Readonly<Partial<Record<Action, string>>> = { change: 'change-notice' };

const offShelf = async (id: string, tokens: object) =>
  platform.post(
    '/api/rs-ops-service/tender/off-shelf',
    { code: (await detailOf(id, owner)).code, reason: '发布虚假信息' },
    { tokens },
  );

const isDecision = (action: Action) => action === 'approve' || action === 'reject';

const decide = (bizId: string, action: Action, tokens: object) =>
  decideAsSeen(
    platform,
    { bizType: 'tender', bizId, ...(action === 'approve' ? { agree: 1 } : { agree: 0, reason: '请补充范围' }) },
    tokens,
  );

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  async (id, action) => {
    if (isDecision(action)) return decide(id, action, tokensOf(of()));
    if (action === 'offShelf') return offShelf(id, tokensOf(of()));
    const { version } = await detailOf(id, owner);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { id, version, ...BODIES[action] };
    return platform.post(`${TENDER_PATH}/${PATHS[action] ?? action}`, body, { tokens: tokensOf(of()), headers });
  };

const administrator = {
  is: ['owner'],
  permissionKeys: [
    ...(['tender_publish', 'tender_edit', 'tender_delete', 'tender_change', 'tender_terminate'] as const),
    ...(['tender_evaluate', 'tender_answer', 'tender_award'] as const),
  ],
} as const;

describeStatuses<string, TenderStatus, Who, Action, TenderFacts>({
  platform: () => platform,
  machine: tenderMachine,
  facts: FACTS,
  // What the times of a tender do has no call; tender.db.test.ts lets them pass; bids have theirs in bid/opening.db.test.ts.
  without: [
    ...(['startSignUp', 'endSignUp', 'closeBids', 'continue', 'open'] as const),
    // evaluation/evaluation-status.db.test.ts has what follows the opening.
    ...(['nameCommittee', 'evaluate', 'upholdObjection', 'endPublicity'] as const),
    ...(['award', 'reEvaluate', 'fail', 'reopen', 'finish'] as const),
  ],
  place,
  statusOf: async (id) => {
    const [row] = await platform.db.admin<{ status: number }>('select status from tender where id = $1', [id]);
    return row?.status ?? -1;
  },
  actors: [
    { name: 'administrator', actor: administrator, act: asMember(() => owner) },
    { name: 'reader', actor: { is: ['owner'], permissionKeys: [] }, act: asMember(() => reader) },
    {
      name: 'operator',
      actor: { is: ['ops'], permissionKeys: [] },
      act: (id, action) => {
        if (isDecision(action)) return decide(id, action, { operatorToken });
        if (action === 'offShelf') return offShelf(id, { operatorToken });
        const body = { id, version: 1, ...BODIES[action] };
        return platform.post(`${TENDER_PATH}/${PATHS[action] ?? action}`, body, { tokens: { operatorToken } });
      },
    },
  ],
  table: 'tender',
  // What was approved stays so, whatever its tender has come to.
  repeated: ([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const).map((status) => [status, 'approve'] as const),
  owner: {
    actor: administrator,
    allowed: async (id) => {
      const { allowedActions } = await detailOf(id, owner);
      return allowedActions.filter((act: string) => !['edit', 'copy', 'archive'].includes(act));
    },
  },
});
