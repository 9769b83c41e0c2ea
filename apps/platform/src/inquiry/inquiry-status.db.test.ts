import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@jianzhu/domain';
import { type InquiryFacts, type InquiryStatus, inquiryMachine } from '@jianzhu/domain/inquiries';
import { afterAll, beforeAll } from 'vitest';
import { addAddressOf, addColleague, addCompany, callsOf, inquiryFields, TRADE_PATHS } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;
type Who = 'owner' | 'ops' | 'system';
type Action = Parameters<typeof inquiryMachine.transition>[1];

interface Placed {
  readonly id: string;
}

let platform: TestPlatform;
let owner: TestMember;
let reader: TestMember;
let guest: TestMember;
let addressId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addCompany(platform, '状态采购建设');
  reader = await addColleague(platform, owner, 'reader');
  guest = await addCompany(platform, '状态供应钢材');
  addressId = await addAddressOf(platform, owner);
});
afterAll(() => platform.close());

/** What a placed inquiry is like: nobody has quoted, there is time, nothing is sealed. */
const FACTS: InquiryFacts = {
  ...{ quotedCount: 0, extensions: 0, minutesLeft: 120, isSealed: false, isInvitedOnly: false, isAnswered: false },
  ...{ allowsSecond: true, round: 1, wasAwarded: false, isSecondAnswered: false },
};

async function place(status: InquiryStatus): Promise<Placed> {
  const saved = await callsOf(platform, owner).post(`${inquiry}/save`, inquiryFields({ addressId, sealed: 0 }));
  const { id } = saved.data;
  await platform.db.admin(
    `update inquiry set status = $2::int, publish_time = now(), open_time = now(), close_time = now(),
       round = case when $2::int = 4 then 2 else 1 end, round2_deadline = now() + interval '1 hour' where id = $1`,
    [id, status],
  );
  return { id };
}

const detailOf = async ({ id }: Placed) => (await callsOf(platform, owner).get(`${inquiry}/detail?id=${id}`)).data;

/** Acts whose calls are named otherwise. */
const CALLS: Readonly<Partial<Record<Action, string>>> = { startSecond: 'second/start', endSecond: 'second/end' };

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    const { version, lines, quoteDeadline } = await detailOf(placed);
    const lineIds = lines.map(({ lineId }: { lineId: string }) => lineId);
    const body = {
      ...{ id: placed.id, version, reason: 1, remark: '', content: '补充说明', attachments: [] },
      ...{ businessIds: [guest.businessId], lineIds, quotationIds: ['1'], targetPrices: [] },
      quoteDeadline: formatDateTime(Date.parse(`${quoteDeadline.replace(' ', 'T')}+08:00`) + 3_600_000),
      deadline: formatDateTime(Date.now() + 3_600_000),
      awards: lineIds.map((lineId: string) => ({ lineId, quotationId: null })),
      resultPublic: 0,
    };
    const headers = { 'idempotency-key': randomUUID() };
    return platform.post(`${inquiry}/${CALLS[action] ?? action}`, body, { tokens: tokensOf(of()), headers });
  };

/** What only the platform does has no call. */
const OF_PLATFORM: readonly Action[] = ['stop', 'finish', 'reopen', 'offShelf'];
/** What needs a quotation is tried in `inquiry.db.test.ts` and `exclude-quotation.db.test.ts`. */
const ELSEWHERE: readonly Action[] = ['award', 'startSecond', 'exclude', 'restore'];

const administrator = {
  is: ['owner'],
  permissionKeys: [
    ...['inquiry_publish', 'inquiry_delete', 'inquiry_edit', 'inquiry_invite', 'inquiry_compare', 'inquiry_second'],
    ...['inquiry_award', 'inquiry_close'],
  ],
} as const;

describeStatuses<Placed, InquiryStatus, Who, Action, InquiryFacts>({
  platform: () => platform,
  machine: inquiryMachine,
  facts: FACTS,
  without: [...OF_PLATFORM, ...ELSEWHERE],
  place,
  statusOf: async ({ id }) => {
    const [row] = await platform.db.admin<{ status: number }>('select status from inquiry where id = $1', [id]);
    return row?.status ?? -1;
  },
  actors: [
    { name: 'administrator', actor: administrator, act: asMember(() => owner) },
    { name: 'reader', actor: { is: ['owner'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'inquiry',
  owner: {
    actor: administrator,
    allowed: async (placed) => {
      const { allowedActions } = await detailOf(placed);
      return allowedActions.filter((act: string) => !['edit', 'copy', 'compare', 'export'].includes(act));
    },
  },
});
