import '../member/tables.ts';
import './tables.ts';
import '../vip/tables.ts';
import '../invoice/tables.ts';
import { INVOICE_STATUS, mayStillInvoice } from '@jianzhu/domain/invoices';
import { ORDER_STATUS, ORDER_TYPE, orderMachine } from '@jianzhu/domain/orders';
import { type SqlBool, sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { actorOf } from '../record/actor-of.ts';
import { equals, type ListShape, since, until } from '../record/list-records.ts';
import { ORDER_TEXTS } from './messages.ts';
import type { OrderQuery } from './order-calls.ts';
import { factsOf, findOrder, type OrderSide, reachesOrder, type ServiceOrder, sideOf } from './own-order.ts';

export const ORDER_LIST = {
  filters: {
    keyword: (text) => sql<SqlBool>`(code like ${containing(text)} or snapshot->>'title' like ${containing(text)})`,
    status: inStatuses('service_order.status'),
    orderType: equals('order_type'),
    beginCreateTime: since('service_order.create_time'),
    endCreateTime: until('service_order.create_time'),
  },
  sorts: {
    updateTime: 'service_order.update_time',
    createTime: 'service_order.create_time',
    payAmount: 'pay_amount',
  },
  order: ['service_order.update_time'],
} satisfies ListShape<OrderQuery>;

/** Orders that the caller reaches on one side. */
export function ordersOf(transaction: Transaction, caller: BusinessMember, side?: OrderSide) {
  const rows = transaction
    .selectFrom('service_order')
    .selectAll('service_order')
    .select((order) => [
      order
        .selectFrom('business')
        .select('name')
        .whereRef('business.id', '=', 'service_order.business_id')
        .as('buyer_name'),
      order
        .selectFrom('business as b')
        .select('b.name')
        .whereRef('b.id', '=', 'service_order.seller_business_id')
        .as('seller_name'),
    ])
    .where(reachesOrder(caller));
  if (side === undefined) return rows;
  return rows.where(
    side === 'buyer' ? 'service_order.business_id' : 'seller_business_id',
    '=',
    caller.acting.businessId,
  );
}

type Named = ServiceOrder & { readonly buyer_name: string | null; readonly seller_name: string | null };

/** What both lists and a detail say of an order. */
export function toOrderRow(row: Named, caller: BusinessMember, now: Date) {
  const side = sideOf(row, caller.acting.businessId) ?? 'buyer';
  const { snapshot } = row;
  return {
    ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code },
    allowedActions: actsOf(row, caller, side, now),
    ...{ status: row.status, orderType: row.order_type, title: snapshot.title, cover: snapshot.cover },
    packageName: snapshot.packageName,
    counterpartName: side === 'seller' ? (row.buyer_name ?? '') : (row.seller_name ?? ORDER_TEXTS.noSeller),
    ...{ quantity: row.quantity, payAmount: Number(row.pay_amount), createTime: timeText(row.create_time) },
    ...{ payTime: timeText(row.pay_time), payDeadline: timeText(row.pay_deadline) },
    // While a refund is asked for, the time to judge stands still.
    autoConfirmTime: row.status === ORDER_STATUS.delivered ? timeText(row.auto_confirm_time) : '',
  };
}

/** What the table allows, and `pay` for whoever may pay. */
function actsOf(row: ServiceOrder, caller: BusinessMember, side: OrderSide, now: Date): string[] {
  const facts = factsOf(row, now);
  const acts = orderMachine.allowedActions(row.status, actorOf(caller, side), facts);
  const pays = side === 'buyer' && row.status === ORDER_STATUS.unpaid && facts.isInTime;
  return pays && permissionKeys(caller.acting).includes('pay_do') ? ['pay', ...acts] : acts;
}

/** A membership of an order, with dates once it is paid. */
export const toMembership = (vip: {
  readonly level: number;
  readonly months: number;
  readonly status: number;
  readonly amount: string | number;
  readonly deduction: string | number;
  readonly begin_date: string;
  readonly end_date: string;
}) => ({
  ...{ level: vip.level, months: vip.months, status: vip.status },
  ...{ amount: Number(vip.amount), deduction: Number(vip.deduction) },
  ...{ beginDate: vip.begin_date, endDate: vip.end_date },
});

const readMembership = (transaction: Transaction, id: string) =>
  transaction.selectFrom('vip_order').selectAll().where('id', '=', id).executeTakeFirst();

/** An order to one of its sides. In her session. */
export async function readOrder(transaction: Transaction, caller: BusinessMember, id: string) {
  const found = await findOrder(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const side = sideOf(found, caller.acting.businessId) ?? 'buyer';
  // Whoever sees memberships alone sees no other order.
  const keys = permissionKeys(caller.acting);
  if (found.order_type !== ORDER_TYPE.vip && !keys.includes('order_view')) return new Refusal('noPermission');
  const row = await ordersOf(transaction, caller).where('service_order.id', '=', found.id).executeTakeFirstOrThrow();
  const now = await readNow(transaction);
  const vip = row.order_type === ORDER_TYPE.vip ? await readMembership(transaction, row.id) : undefined;
  const invoice = await transaction
    .selectFrom('invoice')
    .select(['id', 'status'])
    .where('order_id', '=', row.id)
    .executeTakeFirst();
  const invoiceStatus = invoice?.status ?? INVOICE_STATUS.none;
  return {
    ...toOrderRow(row, caller, now),
    ...toServed(row),
    side: side === 'buyer' ? ('require' as const) : ('supply' as const),
    membership: vip === undefined ? null : toMembership(vip),
    ...{ invoiceId: invoice?.id ?? null, invoiceStatus },
    mayInvoice: side === 'buyer' && keys.includes('invoice_apply') && isInvoiced(row, invoiceStatus, now),
    logs: await readLog(transaction, caller, 'service_order', row.id, row.business_id),
    serverTime: timeText(now),
  };
}

function isInvoiced(row: ServiceOrder, invoiceStatus: number, now: Date): boolean {
  const isOpen = invoiceStatus === INVOICE_STATUS.none || invoiceStatus === INVOICE_STATUS.rejected;
  return (
    isOpen && row.status === ORDER_STATUS.done && Number(row.pay_amount) > 0 && mayStillInvoice(row.finish_time, now)
  );
}

const toServed = (row: Named) => ({
  buyer: { businessId: row.business_id, businessName: row.buyer_name ?? '' },
  seller:
    row.seller_business_id === null
      ? null
      : { businessId: row.seller_business_id, businessName: row.seller_name ?? '' },
  ...{ unit: row.snapshot.unit, days: row.snapshot.days, items: [...row.snapshot.items] },
  ...{ price: Number(row.price), amount: Number(row.amount), discountAmount: Number(row.discount_amount) },
  ...{ refundRule: row.refund_rule, demandText: row.demand_text, contactName: row.contact_name },
  ...{ contactPhone: row.contact_phone, attachments: [...row.attachments], deliverNote: row.deliver_note },
  ...{ deliverables: [...row.deliverables], rejectCount: row.reject_count, rejectReason: row.reject_reason },
  ...{ startTime: timeText(row.start_time), deliverTime: timeText(row.deliver_time) },
  ...{ finishTime: timeText(row.finish_time), settleTime: timeText(row.settle_time), closeReason: row.close_reason },
  refund:
    row.refund_amount === null
      ? null
      : {
          ...{ amount: Number(row.refund_amount), reason: row.refund_reason, applyTime: timeText(row.refund_time) },
          ...{ deadline: timeText(row.refund_deadline), refuseReason: row.refuse_reason },
        },
  rating: row.rating,
  targetId: row.target_id,
});
