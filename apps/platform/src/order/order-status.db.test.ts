import { randomUUID } from 'node:crypto';
import { ORDER_STATUS, type OrderFacts, type OrderStatus, orderMachine } from '@jianzhu/domain/orders';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ordersOn } from '../testing/orders.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

// The status table of service orders against the server (domain rules 11.3): what its sides do; what the platform does by
// itself is tried in order.db.test.ts.

type Who = 'buyer' | 'seller' | 'ops' | 'system';
type Action = Parameters<typeof orderMachine.transition>[1];

const PRICE = 100;
const PATHS: Readonly<Partial<Record<Action, string>>> = {
  ...{ cancel: 'cancel', acceptOrder: 'accept-order', refuseOrder: 'refuse-order', deliver: 'deliver' },
  ...{ confirm: 'confirm', rejectDeliver: 'reject-deliver', refundApply: 'refund-apply', appeal: 'appeal' },
  ...{ refundAgree: 'refund-handle', refundRefuse: 'refund-handle', rate: 'rate', reply: 'reply' },
};
const BODIES: Readonly<Partial<Record<Action, object>>> = {
  refuseOrder: { reason: '档期已满' },
  rejectDeliver: { reason: '缺少附件' },
  deliver: { note: '已完成', attachments: [] },
  refundApply: { amount: PRICE, reason: '不再需要' },
  refundAgree: { agree: 1 },
  refundRefuse: { agree: 0, reason: '正在服务' },
  appeal: { reason: '成果不符' },
  rate: { score: 5, tags: [], text: '' },
  reply: { reply: '感谢认可' },
};
const { unpaid, cancelled, done, serving, refunding } = ORDER_STATUS;

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, seller] = [await addCompany(platform, '状态买方'), await addCompany(platform, '状态卖方')];
  reader = await addColleague(platform, buyer, 'reader');
});
afterAll(() => platform.close());

const { act, detailOf } = ordersOn(() => platform);

/** An order in a status, paid for where it has been. */
async function place(status: OrderStatus): Promise<string> {
  const isPaid = status !== unpaid && status !== cancelled;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into service_order (business_id, create_user_id, update_user_id, code, order_type, target_id, seller_business_id,
       snapshot, refund_rule, quantity, price, amount, discount_amount, pay_amount, status, pay_deadline, pay_time, finish_time,
       refund_before, refund_amount, refund_deadline)
     select $1, $2, $2, $3, 1, 1, $4, '{"title":"检测","cover":"","packageName":"","unit":"","days":1,"items":[]}', 2, 1, price,
       price, 0, price, status, now() + interval '1 hour', case when $7 then now() end,
       case when status = ${done} then now() end, $8, case when status = ${refunding} then price end,
       case when status = ${refunding} then now() + interval '1 day' end
     from (select $5::bigint as price, $6::smallint as status) as placed
     returning id`,
    [buyer.businessId, buyer.userId, randomUUID(), seller.businessId, PRICE, status, isPaid, serving],
  );
  const id = row?.id ?? '';
  if (isPaid) {
    await platform.db.admin(
      `insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
         status, expire_time, pay_time) values ($1, $2, $2, $3, 1, $4, '检测', $5, 1, 2, now(), now())`,
      [buyer.businessId, buyer.userId, randomUUID(), id, PRICE],
    );
  }
  return id;
}

const statusOf = async (id: string) => {
  const [row] = await platform.db.admin<{ status: number }>('select status from service_order where id = $1', [id]);
  if (row === undefined) throw new Error('there is no such order');
  return row.status;
};

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  (id, action) =>
    act(of(), id, PATHS[action] ?? '', BODIES[action]);

const permissionKeys = [
  ...['order_view', 'order_cancel', 'order_deliver', 'order_accept', 'order_refund', 'order_rate', 'refund_approve'],
];
const asBuyer = { is: ['buyer'], permissionKeys } as const;
const facts: OrderFacts = {
  ...{ isVirtual: false, refundRule: 2, rejectCount: 0, isInTime: true, isViewed: false, isSettled: false },
  ...{ isRefundRefused: false, statusBefore: serving, isRated: false, isReplied: false, mayStillRate: true },
  ...{ mayStillRefuse: true, mayStillJudge: true },
};

describeStatuses<string, OrderStatus, Who, Action, OrderFacts>({
  platform: () => platform,
  machine: orderMachine,
  facts,
  // What the channel, time and those who run the platform do.
  without: ['pay', 'expire', 'grant', 'dismiss'],
  place,
  statusOf,
  actors: [
    { name: 'buyer', actor: asBuyer, act: asMember(() => buyer) },
    { name: 'seller', actor: { is: ['seller'], permissionKeys }, act: asMember(() => seller) },
    { name: 'reader', actor: { is: ['buyer'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'service_order',
  owner: {
    actor: asBuyer,
    // The way to the cashier is no act of the table.
    allowed: async (id) => (await detailOf(buyer, id)).allowedActions.filter((name: string) => name !== 'pay'),
  },
});
