import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@jianzhu/domain';
import { type QuotationFacts, type QuotationStatus, quotationMachine } from '@jianzhu/domain/quotations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addColleague,
  addCompany,
  callsOf,
  type Published,
  publishAs,
  quotationFields,
  TRADE_PATHS,
} from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { changeQuotation } from './change-quotation.ts';

const { quotation } = TRADE_PATHS;
type Who = 'supplier' | 'buyer' | 'system';
type Action = Parameters<typeof quotationMachine.transition>[1];

interface Placed {
  readonly id: string;
  readonly inquiry: Published;
}

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '报价状态建设');
  supplier = await addCompany(platform, '报价状态钢材');
  reader = await addColleague(platform, supplier, 'reader');
});
afterAll(() => platform.close());

/** What a placed quotation is like: its inquiry takes quotations, and it was submitted once. */
const FACTS: QuotationFacts = {
  ...{ isInTime: true, isInSecondTime: false, isOwnInquiry: false, isBlacklisted: false, mayAnswer: true, revision: 1 },
};

async function place(status: QuotationStatus): Promise<Placed> {
  await platform.db.admin(`update address set is_default = false`);
  const inquiry = await publishAs(platform, buyer);
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into quotation (business_id, create_user_id, update_user_id, code, inquiry_id, buyer_business_id, status,
       revision, submit_time, opened_at)
     values ($1, $2, $2, $3, $4, $5, $6::int, 1, now(), case when $6::int not in (0, 2) then now() end) returning id`,
    [supplier.businessId, supplier.userId, randomUUID(), inquiry.id, buyer.businessId, status],
  );
  return { id: row?.id ?? '', inquiry };
}

async function rowOf({ id }: Placed) {
  const [row] = await platform.db.admin<{ status: number; version: number }>(
    'select status, version from quotation where id = $1',
    [id],
  );
  return row ?? { status: -1, version: 1 };
}

const CALLS: Readonly<Partial<Record<Action, string>>> = { submitSecond: 'second-submit' };

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    const { version } = await rowOf(placed);
    const { id, lineIds } = placed.inquiry;
    const seen = { id: placed.id, version };
    const lines = lineIds.map((inquiryLineId) => ({ inquiryLineId, secondUnitPrice: 1 }));
    const body = action === 'submit' ? { ...quotationFields(id, lineIds, [1000, 1000]), ...seen } : { ...seen, lines };
    const headers = { 'idempotency-key': randomUUID() };
    return platform.post(`${quotation}/${CALLS[action] ?? action}`, body, { tokens: tokensOf(of()), headers });
  };

const permissionKeys = ['quotation_submit', 'quotation_withdraw', 'quotation_second'];

describeStatuses<Placed, QuotationStatus, Who, Action, QuotationFacts>({
  platform: () => platform,
  machine: quotationMachine,
  facts: FACTS,
  // What the buyer and the platform do is tried with the inquiry.
  without: ['askSecond', 'keepFirst', 'win', 'winPart', 'lose', 'forfeit', 'expire'],
  place,
  statusOf: async (placed) => (await rowOf(placed)).status,
  actors: [
    { name: 'the supplier', actor: { is: ['supplier'], permissionKeys }, act: asMember(() => supplier) },
    { name: 'a reader', actor: { is: ['supplier'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'quotation',
  owner: {
    actor: { is: ['supplier'], permissionKeys },
    allowed: async ({ id }) => {
      const { data } = await callsOf(platform, supplier).get(`${quotation}/list?size=1`);
      if (data.records[0]?.id !== id) throw new Error('the newest quotation is not the first');
      return data.records[0].allowedActions;
    },
  },
});

/** A quotation whose inquiry is in its second round, in which it was asked. */
async function placeAsked(status: QuotationStatus): Promise<Placed> {
  await platform.db.admin(`update address set is_default = false`);
  const asked = await publishAs(platform, buyer, { sealed: 0 });
  const { id, lineIds } = asked;
  const sent = await callsOf(platform, supplier).post(
    `${quotation}/submit`,
    quotationFields(id, lineIds, [1000, 1000]),
  );
  await platform.db.admin('update inquiry set status = 3, open_time = now() where id = $1', [id]);
  const { get, post } = callsOf(platform, buyer);
  const { version } = (await get(`${TRADE_PATHS.inquiry}/detail?id=${id}`)).data;
  const round = { id, version, quotationIds: [sent.data.id], lineIds, targetPrices: [] };
  const deadline = formatDateTime(Date.now() + 3_600_000);
  const started = await post(`${TRADE_PATHS.inquiry}/second/start`, { ...round, deadline });
  if (started.code !== 200) throw new Error(`not started: ${started.msg}`);
  await platform.db.admin(
    `update quotation set status = $2::int, is_second_sealed = $2::int in (3, 4, 8),
       opened_at = case when $2::int not in (0, 2) then opened_at end
     where id = $1`,
    [sent.data.id, status],
  );
  return { id: sent.data.id, inquiry: asked };
}

describeStatuses<Placed, QuotationStatus, Who, Action, QuotationFacts>({
  platform: () => platform,
  machine: quotationMachine,
  facts: { ...FACTS, isInTime: false, isInSecondTime: true },
  without: ['submit', 'withdraw', 'askSecond', 'keepFirst', 'win', 'winPart', 'lose', 'forfeit', 'expire'],
  place: placeAsked,
  statusOf: async (placed) => (await rowOf(placed)).status,
  actors: [
    { name: 'the supplier', actor: { is: ['supplier'], permissionKeys }, act: asMember(() => supplier) },
    { name: 'a reader', actor: { is: ['supplier'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'quotation',
  owner: {
    actor: { is: ['supplier'], permissionKeys },
    allowed: async ({ id }) => {
      const { data } = await callsOf(platform, supplier).get(`${quotation}/list?size=1`);
      if (data.records[0]?.id !== id) throw new Error('the newest quotation is not the first');
      return data.records[0].allowedActions;
    },
  },
});

const OF_PLATFORM = ['keepFirst', 'win', 'winPart', 'lose', 'forfeit', 'expire', 'askSecond', 'submit'] as const;

it('the platform does to a quotation what the table gives it, and nothing else', async () => {
  const placed = await place(1);
  // Object.keys gives the numbers of the table as texts.
  for (const status of Object.keys(quotationMachine.statuses).map((key) => Number(key) as QuotationStatus)) {
    for (const action of OF_PLATFORM) {
      await platform.db.admin(
        `update quotation set status = $2::int, opened_at = case when $2::int not in (0, 2) then now() end where id = $1`,
        [placed.id, status],
      );
      const wanted = quotationMachine.transition(status, action, { is: ['system'], permissionKeys: [] }, FACTS);
      const asked = { action, actor: { is: ['system'], permissionKeys: [] }, userId: null } as const;
      await platform.db.database.withWorker((by) => changeQuotation(by, placed.id, asked));
      expect([action, status, (await rowOf(placed)).status]).toEqual([
        ...[action, status, wanted.ok ? wanted.status : status],
      ]);
    }
  }
});
