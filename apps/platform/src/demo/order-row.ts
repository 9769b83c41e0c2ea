import { DAY_MS, formatDateTime, MINUTE_MS } from '@jianzhu/domain';
import { isVirtualOrder, ORDER_STATUS, ORDER_TYPE, orderPrice } from '@jianzhu/domain/orders';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';
import { type Add, addBooks } from './order-books.ts';
import { numberOf } from './sign-ups.ts';

/** What an order is for, as it is sold. */
export interface Sold {
  readonly type: number;
  readonly id: string;
  readonly seller: string | null;
  readonly sellerUser: string | null;
  /** Who acts for the seller. */
  readonly sellerMember: string | null;
  readonly title: string;
  readonly cover: string;
  readonly price: number;
  readonly unit: string;
  readonly days: number;
  readonly rule: number;
  readonly items: readonly { readonly name: string; readonly times: number | null }[];
}

const { unpaid, waiting, serving, delivered, done, cancelled, refunding, refunded, appealed } = ORDER_STATUS;

/** Acts that lead to a status, as the log has them. */
const WAYS: Readonly<Record<number, readonly (readonly [action: string, to: number])[]>> = {
  [unpaid]: [],
  [waiting]: [['pay', waiting]],
  [serving]: [
    ['pay', waiting],
    ['acceptOrder', serving],
  ],
  [delivered]: [
    ['pay', waiting],
    ['acceptOrder', serving],
    ['deliver', delivered],
  ],
  [done]: [
    ['pay', waiting],
    ['acceptOrder', serving],
    ['deliver', delivered],
    ['confirm', done],
  ],
  [cancelled]: [['cancel', cancelled]],
  [refunding]: [
    ['pay', waiting],
    ['acceptOrder', serving],
    ['refundApply', refunding],
  ],
  [refunded]: [
    ['pay', waiting],
    ['acceptOrder', serving],
    ['refundApply', refunding],
    ['refundAgree', refunded],
  ],
  [appealed]: [
    ['pay', waiting],
    ['acceptOrder', serving],
    ['deliver', delivered],
    ['appeal', appealed],
  ],
};

/** What the seller does of a way. */
const SELLER_ACTS: readonly string[] = ['acceptOrder', 'deliver', 'refundAgree'];

/** Where it stands that who has bought something owns it. */
const OWNED: Readonly<Record<number, { readonly table: string; readonly column: string }>> = {
  [ORDER_TYPE.lesson]: { table: 'lesson_entitlement', column: 'lesson_id' },
  [ORDER_TYPE.knowledge]: { table: 'knowledge_entitlement', column: 'knowledge_id' },
};

const DEMANDS = ['净月安置房二标段3#、4#楼', '宽城区产业园一期', '朝阳区道路改造项目部', '绿园区学校扩建工程'] as const;
const TEXTS = ['出具及时，报告格式规范', '沟通顺畅，下次继续合作', '成果满足要求'] as const;

interface Written {
  readonly what: Sold;
  readonly status: number;
  readonly index: number;
  /** Of the buyer's membership. */
  readonly level: number;
  /** When it was ordered; by its place among the others where it is left out. */
  readonly daysAgo?: number;
}

/** One order with its way, its payment and what that did to the books. */
export function addOrder(
  demo: DemoWriter,
  add: Add,
  buyer: DemoMember,
  { what, status, index, level, daysAgo }: Written,
): string {
  const isVirtual = isVirtualOrder(what.type);
  const way: readonly (readonly [string, number])[] =
    isVirtual && status === done ? [['pay', done]] : (WAYS[status] ?? []);
  // What is still open is of these days; what is over goes back over months.
  const isOpen = ![done, cancelled, refunded].some((over) => over === status);
  const begun = daysAgo ?? (isOpen ? 2 + (index % 3) * 0.4 : 9 + index * 3.1);
  const at = (step: number) => officeTime(demo.now, Math.max(0.05, begun - step * 0.5)).toISOString();
  const id = demo.newId();
  const quantity = what.type === ORDER_TYPE.service ? 1 + (index % 2) : 1;
  const cost = orderPrice(what.price, quantity, level);
  const paysAt = status === unpaid || status === cancelled ? null : at(1);
  const endsAt = status === done || status === refunded ? at(way.length) : null;
  const isRated = status === done && !isVirtual && index % 3 !== 0;
  const isSettled = status === done && endsAt !== null && what.price > 0;
  const wish = status === refunding || status === refunded || status === appealed;
  const now = demo.now.getTime();
  add('service_order', {
    ...{ id, business_id: buyer.businessId, create_user_id: buyer.userId, update_user_id: buyer.userId },
    ...{ create_time: at(0), update_time: at(way.length), version: way.length + 1 },
    code: numberOf('FD', new Date(at(0)), id),
    ...{ order_type: what.type, target_id: what.id, seller_business_id: what.seller, seller_user_id: what.sellerUser },
    snapshot: {
      ...{ title: what.title, cover: what.cover, packageName: '', unit: what.unit, days: what.days },
      items: what.items,
    },
    ...{ refund_rule: what.rule, quantity, price: what.price, status },
    ...{ amount: cost.amount, discount_amount: cost.discountAmount, pay_amount: cost.payAmount },
    demand_text: isVirtual ? '' : (DEMANDS[index % DEMANDS.length] ?? ''),
    ...{ contact_name: isVirtual ? '' : '孙工', contact_phone: isVirtual ? '' : '13800000004', attachments: [] },
    pay_deadline: new Date(Date.parse(at(0)) + 30 * MINUTE_MS).toISOString(),
    ...{ pay_time: paysAt, start_time: way.length > 1 ? at(2) : null, finish_time: endsAt },
    deliver_time: way.some(([action]) => action === 'deliver') ? at(3) : null,
    deliver_note: way.some(([action]) => action === 'deliver') ? '成果已按约定完成，纸质文件另寄' : '',
    auto_confirm_time: status === delivered ? new Date(now + 5 * DAY_MS).toISOString() : null,
    ...{ settle_time: isSettled ? endsAt : null, close_reason: status === cancelled ? '买方取消' : '' },
    ...{ deliverables: [], reject_count: 0, reject_reason: '', refuse_reason: status === appealed ? '成果已交付' : '' },
    ...{ refund_before: wish ? serving : null, refund_amount: wish ? cost.payAmount : null },
    ...{ refund_reason: wish ? '部分成果未交付' : '', refund_time: wish ? at(3) : null },
    refund_deadline: status === refunding ? new Date(now + 2 * DAY_MS).toISOString() : null,
    rating: isRated
      ? {
          ...{ score: 4 + (index % 2), tags: [1, 2 + (index % 3)], text: TEXTS[index % TEXTS.length] },
          ...{ createTime: formatDateTime(Date.parse(at(way.length))), reply: '', replyTime: '' },
        }
      : null,
  });
  let from: number = unpaid;
  way.forEach(([action, to], step) => {
    const userId = action === 'pay' ? null : SELLER_ACTS.includes(action) ? what.sellerMember : buyer.userId;
    add('status_log', {
      ...{ id: demo.newId(), record_table: 'service_order', record_id: id, business_id: buyer.businessId, action },
      ...{ from_status: from, to_status: to, user_id: userId, reason: '' },
      create_time: at(step + 1),
    });
    from = to;
  });
  if (status === appealed) {
    add('review', {
      ...{ biz_type: 'order_appeal', biz_id: id, business_id: buyer.businessId, status: 1 },
      ...{ code: numberOf('FD', new Date(at(0)), id), title: what.title, reason: '', version: 1 },
      ...{ submit_user_id: buyer.userId, submitted_at: at(way.length), decided_at: null },
    });
  }
  if (paysAt !== null) {
    addBooks(demo, add, buyer, {
      ...{ id, orderType: what.type, title: what.title, amount: cost.payAmount, at: paysAt, seller: what.seller },
      ...{ refundAt: status === refunded ? endsAt : null, settleAt: isSettled ? endsAt : null },
    });
  }
  const owned = status === done ? OWNED[what.type] : undefined;
  if (owned !== undefined) add(owned.table, { user_id: buyer.userId, [owned.column]: what.id, granted_at: paysAt });
  return id;
}
