import { formatMoney } from '@jianzhu/domain/money';
import type { Transaction } from '../db/schema.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { ORDER_NOTICES, ORDER_PAGES, type OrderNotice } from './messages.ts';
import { buyerPage } from './order-page.ts';
import type { OrderSide, ServiceOrder } from './own-order.ts';

type FactsOf<No extends OrderNotice> = Parameters<(typeof ORDER_NOTICES)[No]['content']>[0];

/** Sends a notice of an order to one of its sides; nobody is told where the platform sells. In `withWorker`. */
export async function tellOrder<No extends OrderNotice>(
  transaction: Transaction,
  no: No,
  side: OrderSide,
  order: ServiceOrder,
  facts: Omit<FactsOf<No>, 'code'>,
): Promise<void> {
  const businessId = side === 'buyer' ? order.business_id : order.seller_business_id;
  if (businessId === null) return;
  const { title, content } = ORDER_NOTICES[no];
  // The text of this number takes the facts of this number, with the order's own.
  const text = (content as (facts: unknown) => string)({ code: order.code, ...facts });
  await tellHolders(
    transaction,
    { businessIds: [businessId], permission: 'order_view' },
    {
      ...{ noticeType: 0, title, content: text, optId: order.id },
      jumpUrl: side === 'buyer' ? buyerPage(order.order_type) : ORDER_PAGES.seller,
    },
  );
}

/** An amount of fen as notices say it. */
export const shown = (amount: string | number): string => formatMoney(Number(amount));
