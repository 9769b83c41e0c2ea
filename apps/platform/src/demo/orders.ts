import { DAY_MS, formatDate, formatDateTime, MINUTE_MS } from '@jianzhu/domain';
import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { isVirtualOrder, ORDER_STATUS, ORDER_TYPE, orderPrice } from '@jianzhu/domain/orders';
import { PAY_CHANNEL, PAY_STATUS } from '@jianzhu/domain/payments';
import { dayAfter, VIP_MESSAGES, VIP_STATUS, type VipMonths, vipPrice } from '@jianzhu/domain/vips';
import type { Connection } from '../db/connection.ts';
import { payBizOf } from '../order/own-order.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';
import { numberOf } from './sign-ups.ts';

interface Sold {
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
/** Of services, in turns: most are done, each other status has some. */
const TURNS = [done, serving, waiting, done, delivered, done, refunding, done, refunded, cancelled, done, appealed];
const VIRTUAL_TURNS = [done, done, done, cancelled];
const GOLD = 2;
const BUYER = '13800000001';

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
/** Acts for the firm that sells packages. */
const LAWYER = '13800000015';

const DEMANDS = ['净月安置房二标段3#、4#楼', '宽城区产业园一期', '朝阳区道路改造项目部', '绿园区学校扩建工程'] as const;
const TEXTS = ['出具及时，报告格式规范', '沟通顺畅，下次继续合作', '成果满足要求'] as const;

type Rows = Record<string, Record<string, unknown>[]>;

/** Orders in each status, with their payments and the books; memberships with their terms (domain rules 11.3, 12, 29). */
export async function writeOrders(
  demo: DemoWriter,
  admin: Connection,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const buyer = members.find(({ phone }) => phone === BUYER);
  if (buyer === undefined) return;
  const rows: Rows = {};
  const add = (table: string, row: Record<string, unknown>) => {
    rows[table] = [...(rows[table] ?? []), row];
  };
  const firm = members.find(({ phone }) => phone === LAWYER);
  const sold = await readSold(admin, buyer.businessId, firm?.userId ?? null);
  const placed = new Map<number, number>();
  sold.forEach((what, index) => {
    const place = placed.get(what.type) ?? 0;
    placed.set(what.type, place + 1);
    const turns = isVirtualOrder(what.type) ? VIRTUAL_TURNS : TURNS;
    const status = turns[place % turns.length] ?? done;
    addOrder(demo, add, buyer, { what, status, index, level: GOLD });
  });
  const until = addMemberships(demo, add, companies, members);
  for (const [table, written] of Object.entries(rows)) await demo.insert(table, written);
  for (const { businessId, level, end } of until) {
    await admin.query(
      `update app.business set vip_level = $2, vip_until = ($3::date + 1)::timestamp at time zone 'Asia/Shanghai'
       where id = $1`,
      [businessId, level, end],
    );
  }
}

/** What others sell at a price: services of many sellers, and of a firm, the platform and authors some of each. */
async function readSold(admin: Connection, buyerId: string, lawyerId: string | null): Promise<Sold[]> {
  const { rows } = await admin.query<Omit<Sold, 'sellerMember'>>(
    `(select 1 as type, id::text, business_id::text as seller, create_user_id::text as "sellerUser", title, cover, price,
        unit, service_days as days, refund_rule as rule, '[]'::jsonb as items
      from app.service where status = 2 and charge_mode = 1 and business_id <> $1 order by id limit 40)
    union all (select 2, id::text, firm_id::text, null, name, cover, price, '', valid_days, 1, items
      from app.legal_package where firm_id is not null and firm_id <> $1 order by id limit 5)
    union all (select 3, id::text, null, null, title, cover, price, '', 0, 1, '[]'
      from app.lesson l where not is_free and not exists (
        select from app.lesson_entitlement e where e.lesson_id = l.id) order by id limit 4)
    union all (select 4, id::text, business_id::text, create_user_id::text, title, cover, price, '', 0, 1, '[]'
      from app.knowledge where status = 2 and not is_free and business_id <> $1 order by id limit 4)`,
    [buyerId],
  );
  return rows.map((row) => ({ ...row, sellerMember: row.sellerUser ?? (row.seller === null ? null : lawyerId) }));
}

type Add = (table: string, row: Record<string, unknown>) => void;

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
function addOrder(
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
  return id;
}

interface Booked {
  readonly id: string;
  readonly orderType: number;
  readonly title: string;
  /** fen */
  readonly amount: number;
  readonly at: string;
  readonly seller: string | null;
  readonly refundAt: string | null;
  readonly settleAt: string | null;
}

/** The payment of an order, its refund or its settlement. */
function addBooks(demo: DemoWriter, add: Add, buyer: DemoMember, paid: Booked): void {
  const { amount, at, refundAt, settleAt, seller, title } = paid;
  const id = demo.newId();
  const biz = payBizOf({ id: paid.id, order_type: paid.orderType });
  const code = numberOf('ZF', new Date(at), id);
  add('pay_order', {
    ...{ id, business_id: buyer.businessId, create_user_id: buyer.userId, update_user_id: buyer.userId },
    ...{ create_time: at, update_time: refundAt ?? at, version: refundAt === null ? 3 : 5, code },
    ...{ biz_type: biz.type, biz_id: biz.id, subject: title, amount, channel: PAY_CHANNEL.online },
    ...{ status: refundAt === null ? PAY_STATUS.paid : PAY_STATUS.refunded, expire_time: at, pay_time: at },
    ...{ fail_reason: '', refunded_amount: refundAt === null ? 0 : amount, payer_name: '', voucher_files: [] },
  });
  const post = (reason: string, cause: string, time: string, other: Record<string, unknown>, held: number) => {
    const posting_id = demo.newId();
    add('ledger_posting', { id: posting_id, cause, reason, order_id: id, subject: title, code, create_time: time });
    const escrow = { account: 'escrow', business_id: buyer.businessId, amount: held };
    for (const entry of [escrow, { ...other, amount: -held }]) {
      add('ledger_entry', { id: demo.newId(), posting_id, ...entry, create_time: time });
    }
  };
  const online = { account: 'online', business_id: null };
  post('payment', `attempt/demo ${id}`, at, online, amount);
  if (refundAt !== null) {
    const refundId = demo.newId();
    add('refund_order', {
      ...{
        id: refundId,
        order_id: id,
        business_id: buyer.businessId,
        code: numberOf('TK', new Date(refundAt), refundId),
      },
      ...{ attempt_id: null, amount, reason: '服务订单退款', is_late: false, status: 1 },
      ...{ create_time: refundAt, done_time: refundAt },
    });
    post('refund', `refund/${refundId}`, refundAt, online, -amount);
  }
  if (settleAt !== null) {
    const to =
      seller === null ? { account: 'income', business_id: null } : { account: 'available', business_id: seller };
    post('settlement', `order/${paid.id}`, settleAt, to, -amount);
  }
}

/** Who has a membership for how long: level, months, days since its first day. */
const MEMBERSHIPS: readonly (readonly [phone: string, level: 1 | 2 | 3, months: VipMonths, daysAgo: number])[] = [
  ['13800000001', 1, 12, 600],
  ['13800000001', 2, 12, 235],
  ['13800000011', 2, 12, 300],
  ['13800000012', 2, 6, 170],
  ['13800000013', 2, 12, 120],
  ['13800000014', 2, 12, 45],
];

/** Memberships that were paid, one that nobody paid; says until when each business has its own. */
function addMemberships(
  demo: DemoWriter,
  add: Add,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): readonly { readonly businessId: string; readonly level: number; readonly end: string }[] {
  const today = formatDate(demo.now.getTime());
  return MEMBERSHIPS.flatMap(([phone, level, months, daysAgo], index) => {
    const member = members.find((one) => one.phone === phone);
    const price = vipPrice(level, months);
    if (member === undefined || price === null || !companies.some(({ id }) => id === member.businessId)) return [];
    const begin = dayAfter(today, -daysAgo);
    const end = dayAfter(begin, Math.round((months * 365) / 12) - 1);
    const title = VIP_MESSAGES.subject(dictionaryLabel(MEMBERSHIP_LEVELS, level), months);
    const what = {
      ...{
        type: ORDER_TYPE.vip,
        id: String(level),
        seller: null,
        sellerUser: null,
        sellerMember: null,
        title,
        cover: '',
        price,
      },
      ...{ unit: '', days: 0, rule: 3, items: [] },
    };
    const id = addOrder(demo, add, member, { what, status: done, index, level: 0, daysAgo });
    add('vip_order', {
      ...{ id, business_id: member.businessId, create_user_id: member.userId, update_user_id: member.userId },
      ...{
        create_time: officeTime(demo.now, daysAgo).toISOString(),
        update_time: officeTime(demo.now, daysAgo).toISOString(),
      },
      ...{ version: 2, level, months, amount: price, deduction: 0, begin_date: begin, end_date: end },
      status: end < today ? VIP_STATUS.ended : VIP_STATUS.active,
    });
    return end < today ? [] : [{ businessId: member.businessId, level, end }];
  });
}
