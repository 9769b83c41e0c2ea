import { invoiceMachine } from '@jianzhu/domain/invoices';
import { ORDER_TYPE, type OrderStatus, orderMachine, SELLER_LABELS } from '@jianzhu/domain/orders';
import { statusLook } from '@jianzhu/domain/records';
import { vipMachine } from '@jianzhu/domain/vips';
import * as paths from '../../paths.ts';

/** Word and colour of an order's status to one of its sides. */
export function orderLook(status: number, side: 'require' | 'supply') {
  const look = statusLook(orderMachine, status);
  // The contract holds the machine's own numbers alone.
  const label = side === 'supply' ? SELLER_LABELS[status as OrderStatus] : undefined;
  return label === undefined ? look : { ...look, label };
}

export const vipLook = (status: number) => statusLook(vipMachine, status);
export const invoiceLook = (status: number) => statusLook(invoiceMachine, status);

/** The page of an order that was bought, by its type. */
export function boughtHref({ id, orderType }: { readonly id: string; readonly orderType: number }): string {
  if (orderType === ORDER_TYPE.lawPackage) return `${paths.boughtLawDetail}?id=${id}`;
  return `${orderType === ORDER_TYPE.vip ? paths.boughtVipDetail : paths.boughtServiceDetail}?id=${id}`;
}

export const soldHref = (id: string): string => `${paths.soldServiceDetail}?id=${id}`;
export const authHref = (id: string): string => `${paths.vipOrderDetail}?id=${id}`;
/** The cashier of a payment. */
export const cashierHref = (payOrderId: string): string => `${paths.pay}?id=${payOrderId}`;
