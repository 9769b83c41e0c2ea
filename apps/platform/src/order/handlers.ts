import type { order } from '@jianzhu/api-client/contract';
import { isVirtualOrder, orderPrice } from '@jianzhu/domain/orders';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { atTime } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { readStanding } from '../member/standing.ts';
import { listRecords } from '../record/list-records.ts';
import { membershipsOf, toAuthRow } from './auth-list.ts';
import { createOrder, refuseBuying } from './create-order.ts';
import { ORDER_TEXTS } from './messages.ts';
import {
  acceptOrder,
  cancelOrder,
  confirmOrder,
  deliver,
  payOrder,
  rateOrder,
  refuseOrder,
  rejectDeliver,
  replyRating,
} from './order-acts.ts';
import type { OrderQuery } from './order-calls.ts';
import { type Asked, readTarget } from './order-target.ts';
import { ORDER_LIST, ordersOf, readOrder, toOrderRow } from './order-views.ts';
import type { OrderSide } from './own-order.ts';
import { appealOrder, applyRefund, handleRefund } from './refund-acts.ts';

/** Service orders of both sides (domain rules 11.3). */
export function orderHandlers(database: Database): ContextHandlers<typeof order> {
  // An act reaches the records of both sides, which no session may; each looks itself whose they are.
  const act = <T>(work: (transaction: Transaction) => Promise<T | Refusal>) => database.withWorker(work);
  const form = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  const listOf =
    (side: OrderSide) =>
    (query: OrderQuery, { caller }: CallContext<BusinessMember>) =>
      database.withSession(caller.session, async (by) => {
        const now = await readNow(by);
        const rows = ordersOf(by, caller, side);
        return atTime(await listRecords(by, rows, ORDER_LIST, query, (row) => toOrderRow(row, caller, now)), now);
      });
  const [bought, sold] = [listOf('buyer'), listOf('seller')];
  return {
    offer: asBusiness(({ query }, { caller }) => act((by) => readOffer(by, caller, query))),
    create: asBusiness(({ body }, context) => form(context, (by) => createOrder(by, context.caller, body))),
    pay: asBusiness(({ body }, { caller }) => act((by) => payOrder(by, caller, body))),
    buyList: asBusiness(({ query }, context) => bought(query, context)),
    sellList: asBusiness(({ query }, context) => sold(query, context)),
    authList: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (by) => {
        const now = await readNow(by);
        return listRecords(by, membershipsOf(by, caller), ORDER_LIST, query, (row) => toAuthRow(row, caller, now));
      }),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (by) => readOrder(by, caller, query.id)),
    ),
    cancel: asBusiness(({ body }, { caller }) => act((by) => cancelOrder(by, caller, body))),
    acceptOrder: asBusiness(({ body }, { caller }) => act((by) => acceptOrder(by, caller, body))),
    refuseOrder: asBusiness(({ body }, { caller }) => act((by) => refuseOrder(by, caller, body))),
    deliver: asBusiness(({ body }, { caller }) => act((by) => deliver(by, caller, body))),
    confirm: asBusiness(({ body }, { caller }) => act((by) => confirmOrder(by, caller, body))),
    rejectDeliver: asBusiness(({ body }, { caller }) => act((by) => rejectDeliver(by, caller, body))),
    refundApply: asBusiness(({ body }, context) => form(context, (by) => applyRefund(by, context.caller, body))),
    refundHandle: asBusiness(({ body }, context) => form(context, (by) => handleRefund(by, context.caller, body))),
    appeal: asBusiness(({ body }, { caller }) => act((by) => appealOrder(by, caller, body))),
    rate: asBusiness(({ body }, context) => form(context, (by) => rateOrder(by, context.caller, body))),
    reply: asBusiness(({ body }, { caller }) => act((by) => replyRating(by, caller, body))),
  };
}

/** What something is sold for to this company now, and why it cannot be bought. */
async function readOffer(transaction: Transaction, caller: BusinessMember, asked: Asked) {
  const target = await readTarget(transaction, asked);
  if (target instanceof Refusal) return target;
  const { level } = await readStanding(transaction, caller.acting.businessId);
  const { payAmount } = orderPrice(target.price, 1, level);
  const refused = await refuseBuying(transaction, caller, asked.orderType, target, payAmount);
  const seller = target.sellerBusinessId;
  const { title, cover, packageName, unit, days } = target.snapshot;
  return {
    ...{ orderType: asked.orderType, targetId: target.id, title, cover, packageName, unit, days },
    sellerName: seller === null ? ORDER_TEXTS.noSeller : await businessName(transaction, seller),
    ...{ price: target.price, refundRule: target.refundRule, level, refusal: refused?.msg ?? '' },
    isVirtual: isVirtualOrder(asked.orderType),
  };
}
