import './tables.ts';
import '../order/tables.ts';
import type { invoiceSchemas } from '@jianzhu/api-client/schemas';
import { invoiceMachine, mayStillInvoice } from '@jianzhu/domain/invoices';
import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { reachesOrder } from '../order/own-order.ts';
import { actorOf } from '../record/actor-of.ts';
import { type ListShape, refersTo } from '../record/list-records.ts';

type Query = InferOutput<typeof invoiceSchemas.list.query>;

export const INVOICE_LIST = {
  filters: {
    keyword: (text) => sql<SqlBool>`(order_code like ${containing(text)} or title_name like ${containing(text)})`,
    status: inStatuses('status'),
    orderId: refersTo('order_id'),
  },
  sorts: {},
  order: ['update_time'],
} satisfies ListShape<Query>;

const BUYER = 1;

/** Invoices of orders that the caller reaches, as a buyer or a seller; whoever sees memberships alone has theirs. */
export function invoicesOf(transaction: Transaction, caller: BusinessMember, box: number) {
  const { businessId } = caller.acting;
  const seesOrders = permissionKeys(caller.acting).includes('order_view');
  return transaction
    .selectFrom((by) =>
      by
        .selectFrom('invoice')
        .innerJoin('service_order', 'service_order.id', 'invoice.order_id')
        .selectAll('invoice')
        .select(['service_order.code as order_code', 'service_order.finish_time'])
        .select(sql<string>`service_order.snapshot->>'title'`.as('order_title'))
        .where(box === BUYER ? 'invoice.business_id' : 'invoice.seller_business_id', '=', businessId)
        .where(reachesOrder(caller))
        .$if(!seesOrders, (query) => query.where('order_type', '=', ORDER_TYPE.vip))
        .as('invoices'),
    )
    .selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof invoicesOf>['executeTakeFirstOrThrow']>>;

export function toInvoice(row: Row, caller: BusinessMember, box: number, now: Date) {
  const facts = { isInTime: mayStillInvoice(row.finish_time, now) };
  const actor = actorOf(caller, box === BUYER ? 'buyer' : 'seller');
  return {
    ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
    allowedActions: invoiceMachine.allowedActions(row.status, actor, facts),
    ...{ orderId: row.order_id, orderCode: row.order_code, orderTitle: row.order_title },
    ...{ status: row.status, type: row.type, titleName: row.title_name, creditCode: row.credit_code },
    ...{ email: row.email, address: row.address, amount: Number(row.amount), invoiceNo: row.invoice_no },
    ...{ files: [...row.files], reason: row.reason },
    ...{ createTime: timeText(row.create_time), issueTime: timeText(row.issue_time) },
  };
}
