import { get, post } from '../endpoint.ts';
import type { orderSchemas } from './order.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof orderSchemas;

const small = { bodyLimit: 32_768 } as const;
const viewer = { ...ourBusiness, permission: 'order_view' } as const;
const deliverer = { ...ourBusiness, ...small, permission: 'order_deliver' } as const;
const accepter = { ...ourBusiness, ...small, permission: 'order_accept' } as const;

/** What something is sold for now (domain rules 11.3). */
export const offer = get<S['offer']>('order.offer', `${member}/order/offer`, {
  ...ourBusiness,
  permission: 'service_buy',
});

/** Orders it; the price is the server's, and what costs something has half an hour to be paid. */
export const create = post<S['create']>('order.create', `${member}/order/create`, {
  ...ourBusinessForm,
  ...small,
  permission: 'service_buy',
});

/** The payment of an order that is not paid, opened anew where it was closed. */
export const pay = post<S['pay']>('order.pay', `${member}/order/pay`, {
  ...ourBusiness,
  ...small,
  permission: 'pay_do',
});

/** What the business has bought. */
export const buyList = get<S['buyList']>('order.buyList', `${member}/order/buy-list`, viewer);

/** What it has sold. */
export const sellList = get<S['sellList']>('order.sellList', `${member}/order/sell-list`, viewer);

/** Its memberships, with how long each lasts. */
export const authList = get<S['authList']>('order.authList', `${member}/order/auth-list`, {
  ...ourBusiness,
  permission: 'vip_view',
});

/** An order to one of its sides; a membership also to whoever sees those. */
export const detail = get<S['detail']>('order.detail', `${member}/order/detail`, {
  ...ourBusiness,
  permission: ['order_view', 'vip_view'],
});

export const cancel = post<S['cancel']>('order.cancel', `${member}/order/cancel`, {
  ...ourBusiness,
  ...small,
  permission: 'order_cancel',
});

export const acceptOrder = post<S['acceptOrder']>('order.acceptOrder', `${member}/order/accept-order`, deliverer);

export const refuseOrder = post<S['refuseOrder']>('order.refuseOrder', `${member}/order/refuse-order`, deliverer);

export const deliver = post<S['deliver']>('order.deliver', `${member}/order/deliver`, deliverer);

/** Accepts what was delivered: the money is the seller's on the next day. */
export const confirm = post<S['confirm']>('order.confirm', `${member}/order/confirm`, accepter);

export const rejectDeliver = post<S['rejectDeliver']>(
  'order.rejectDeliver',
  `${member}/order/reject-deliver`,
  accepter,
);

export const refundApply = post<S['refundApply']>('order.refundApply', `${member}/order/refund-apply`, {
  ...ourBusinessForm,
  ...small,
  permission: 'order_refund',
});

/** The seller's word on a refund; above 10,000 yuan with the payment PIN. */
export const refundHandle = post<S['refundHandle']>('order.refundHandle', `${member}/order/refund-handle`, {
  ...ourBusinessForm,
  ...small,
  permission: 'refund_approve',
});

/** Brings an order before the platform. */
export const appeal = post<S['appeal']>('order.appeal', `${member}/order/appeal`, {
  ...ourBusiness,
  ...small,
  permission: 'order_refund',
});

export const rate = post<S['rate']>('order.rate', `${member}/order/rate`, {
  ...ourBusinessForm,
  ...small,
  permission: 'order_rate',
});

/** The seller's answer to a rating, once. */
export const reply = post<S['reply']>('order.reply', `${member}/order/reply`, deliverer);
