import { randomUUID } from 'node:crypto';
import { type DealFacts, type DealStatus, dealMachine } from '@jianzhu/domain/deals';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, addCompany, callsOf, publishAs, TRADE_PATHS } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const { deal } = TRADE_PATHS;
type Who = 'buyer' | 'supplier' | 'system';
type Action = Parameters<typeof dealMachine.transition>[1];

interface Placed {
  readonly id: string;
}

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let reader: TestMember;
let inquiryId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '成交采购建设');
  supplier = await addCompany(platform, '成交供应钢材');
  reader = await addColleague(platform, supplier, 'reader');
  inquiryId = (await publishAs(platform, buyer)).id;
});
afterAll(() => platform.close());

/** What a placed deal is like: in time, rated by nobody, wished away by nobody. */
const FACTS: DealFacts = {
  ...{ isInTime: true, isVoidAsked: false, isVoidOffered: false, isRated: false, mayStillRate: true },
};

async function place(status: DealStatus, wishOf: string | null = null): Promise<Placed> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       title, status, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount,
       confirm_deadline, confirm_time, finish_time, void_business_id, void_time)
     values ($1, $2, $2, $3, $4, 1, $5, '钢筋采购', $6, '[]', 100, 0, 0, 100, 88, 12, now() + interval '1 day', now(), now(),
       $7, case when $7::bigint is not null then now() end)
     returning id`,
    [buyer.businessId, buyer.userId, randomUUID(), supplier.businessId, inquiryId, status, wishOf],
  );
  return { id: row?.id ?? '' };
}

const dealOf = async ({ id }: Placed) => (await callsOf(platform, buyer).get(`${deal}/detail?id=${id}`)).data;

const CALLS: Readonly<Partial<Record<Action, string>>> = { requestVoid: 'void-request', confirmVoid: 'void-confirm' };

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    const { version } = await dealOf(placed);
    const body = {
      ...{ id: placed.id, version, reason: '计划调整' },
      ...{ quality: 5, delivery: 4, service: 5, text: '' },
      attachments: [await addUploadedFile(platform, of(), '合同.pdf')],
    };
    const headers = { 'idempotency-key': randomUUID() };
    return platform.post(`${deal}/${CALLS[action] ?? action}`, body, { tokens: tokensOf(of()), headers });
  };

const permissionKeys = ['deal_view', 'deal_confirm', 'deal_finish', 'deal_void', 'deal_rate'];

describeStatuses<Placed, DealStatus, Who, Action, DealFacts>({
  platform: () => platform,
  machine: dealMachine,
  facts: FACTS,
  // Only time does it.
  without: ['expire'],
  place: (status) => place(status),
  statusOf: async (placed) => (await dealOf(placed)).status,
  actors: [
    { name: 'the buyer', actor: { is: ['buyer'], permissionKeys }, act: asMember(() => buyer) },
    { name: 'the supplier', actor: { is: ['supplier'], permissionKeys }, act: asMember(() => supplier) },
    {
      name: 'a reader',
      actor: { is: ['supplier'], permissionKeys: ['deal_view'] },
      act: asMember(() => reader),
    },
  ],
  table: 'deal',
  owner: {
    actor: { is: ['buyer'], permissionKeys },
    allowed: async (placed) => (await dealOf(placed)).allowedActions,
  },
});

// A deal that the supplier wants to give up.
describeStatuses<Placed, DealStatus, Who, Action, DealFacts>({
  platform: () => platform,
  machine: dealMachine,
  facts: { ...FACTS, isVoidOffered: true },
  without: ['confirm', 'refuse', 'expire', 'contract', 'finish', 'rate'],
  place: (status) => place(status, supplier.businessId),
  statusOf: async (placed) => (await dealOf(placed)).status,
  actors: [{ name: 'the buyer', actor: { is: ['buyer'], permissionKeys }, act: asMember(() => buyer) }],
  table: 'deal',
  owner: {
    actor: { is: ['buyer'], permissionKeys },
    allowed: async (placed) => (await dealOf(placed)).allowedActions,
  },
});
