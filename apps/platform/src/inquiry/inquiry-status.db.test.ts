import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@jianzhu/domain';
import { INQUIRY_STATUS, type InquiryFacts, type InquiryStatus, inquiryMachine } from '@jianzhu/domain/inquiries';
import { afterAll, beforeAll } from 'vitest';
import {
  addAddressOf,
  addColleague,
  addCompany,
  callsOf,
  inquiryFields,
  quotationFields,
  TRADE_PATHS,
} from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;
type Who = 'owner' | 'ops' | 'system';
type Action = Parameters<typeof inquiryMachine.transition>[1];

interface Placed {
  readonly id: string;
  /** Of one that is to be awarded; no quotation's where there is none. */
  readonly quotationId: string;
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
  const { id, version } = saved.data;
  const quotationId = status === INQUIRY_STATUS.awarding ? await quote(id, version) : '1';
  await platform.db.admin(
    `update inquiry set status = $2::int, publish_time = now(), open_time = now(), close_time = now(),
       round = case when $2::int = 4 then 2 else 1 end, round2_deadline = now() + interval '1 hour' where id = $1`,
    [id, status],
  );
  return { id, quotationId };
}

/** Publishes a draft that is not sealed, and answers it: what came in is open. */
async function quote(id: string, version: number): Promise<string> {
  await callsOf(platform, owner).post(`${inquiry}/publish`, { id, version });
  const { lines } = (await callsOf(platform, owner).get(`${inquiry}/detail?id=${id}`)).data;
  const lineIds = lines.map(({ lineId }: { lineId: string }) => lineId);
  const sent = await callsOf(platform, guest).post(`${quotation}/submit`, quotationFields(id, lineIds, [1000, 1000]));
  await platform.db.admin('update inquiry set quoted_count = 0 where id = $1', [id]);
  return sent.data.id;
}

/** What is restored was excluded before. */
const exclude = ({ id, quotationId }: Placed) =>
  platform.db.admin(
    `insert into inquiry_exclusion (inquiry_id, quotation_id, business_id, create_user_id, create_time, reason)
     select $1, id, buyer_business_id, $3, now(), '资质不符' from quotation where id = $2`,
    [id, quotationId, owner.userId],
  );

const detailOf = async ({ id }: Placed) => (await callsOf(platform, owner).get(`${inquiry}/detail?id=${id}`)).data;

/** Acts whose calls are named otherwise. */
const CALLS: Readonly<Partial<Record<Action, string>>> = { startSecond: 'second/start', endSecond: 'second/end' };

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    if (action === 'restore') await exclude(placed);
    const { version, lines, quoteDeadline } = await detailOf(placed);
    const { quotationId } = placed;
    const lineIds = lines.map(({ lineId }: { lineId: string }) => lineId);
    const body = {
      ...{ id: placed.id, version, remark: '', content: '补充说明', attachments: [] },
      reason: action === 'exclude' ? '资质不符' : 1,
      ...{ businessIds: [guest.businessId], lineIds, quotationId, quotationIds: [quotationId], targetPrices: [] },
      quoteDeadline: formatDateTime(Date.parse(`${quoteDeadline.replace(' ', 'T')}+08:00`) + 3_600_000),
      deadline: formatDateTime(Date.now() + 3_600_000),
      awards: lineIds.map((lineId: string) => ({ lineId, quotationId })),
      resultPublic: 0,
    };
    const headers = { 'idempotency-key': randomUUID() };
    return platform.post(`${inquiry}/${CALLS[action] ?? action}`, body, { tokens: tokensOf(of()), headers });
  };

/** What only the platform does has no call. */
const OF_PLATFORM: readonly Action[] = ['stop', 'finish', 'reopen', 'offShelf'];

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
  without: OF_PLATFORM,
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
