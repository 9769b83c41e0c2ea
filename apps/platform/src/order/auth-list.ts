import { ORDER_TYPE } from '@jianzhu/domain/orders';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { ordersOf, toMembership, toOrderRow } from './order-views.ts';

/** Memberships that the caller reaches, with how long each lasts and whether it is invoiced. */
export const membershipsOf = (transaction: Transaction, caller: BusinessMember) =>
  ordersOf(transaction, caller, 'buyer')
    .innerJoin('vip_order', 'vip_order.id', 'service_order.id')
    .leftJoin('invoice', 'invoice.order_id', 'service_order.id')
    .select([
      'vip_order.level',
      'vip_order.months',
      'vip_order.begin_date',
      'vip_order.end_date',
      'vip_order.deduction',
    ])
    .select(['vip_order.status as vip_status', 'vip_order.amount as vip_amount', 'invoice.status as invoice_status'])
    .where('order_type', '=', ORDER_TYPE.vip);

type Row = Awaited<ReturnType<ReturnType<typeof membershipsOf>['executeTakeFirstOrThrow']>>;

export const toAuthRow = (row: Row, caller: BusinessMember, now: Date) => ({
  ...toOrderRow(row, caller, now),
  membership: toMembership({ ...row, status: row.vip_status, amount: row.vip_amount }),
  invoiceStatus: row.invoice_status ?? 0,
});
