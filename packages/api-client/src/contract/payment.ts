import { get, post } from '../endpoint.ts';
import type { paymentSchemas } from './payment.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof paymentSchemas;

/** What a tender asks for has a key of its own; which of the two an order needs, it says itself. */
const payer = { ...ourBusiness, permission: ['pay_do', 'bid_pay'] } as const;
const form = { ...payer, idempotent: true } as const;

/** An order in the cashier: what is paid to whom, by which ways, and how far it is. */
export const order = get<S['order']>('payment.order', `${member}/pay/order`, payer);

/** Pays an order by one of its ways; whoever asks again gets the first answer. */
export const submit = post<S['submit']>('payment.submit', `${member}/pay/submit`, { ...form, bodyLimit: 16_384 });

/** Hands in the voucher of a transfer for an order. */
export const voucher = post<S['voucher']>('payment.voucher', `${member}/pay/voucher`, { ...form, bodyLimit: 32_768 });

/** The receipt of a paid order, as a PDF. */
export const receipt = get<S['receipt']>('payment.receipt', `${member}/pay/receipt`, { ...payer, file: true });

/** How far a payment is (domain rules 13.3). */
export const status = get<S['status']>('payment.status', `${member}/pay/status`, payer);

/** Gives a payment up that the channel has not answered. */
export const close = post<S['close']>('payment.close', `${member}/pay/close`, { ...payer, bodyLimit: 16_384 });

/** Answers for the channel of a demonstration, as its callback would. */
export const sandbox = post<S['sandbox']>('payment.sandbox', `${member}/pay/sandbox`, { ...payer, bodyLimit: 16_384 });

/**
 * Proves by the payment PIN that its member is at hand, for one purpose, record and amount (domain rules 13.2). Whoever
 * has a PIN may prove it: the act that takes the ticket asks for a permission of its own.
 */
export const pinVerify = post<S['pinVerify']>('payment.pinVerify', `${member}/pay/pin-verify`, {
  ...ourBusiness,
  bodyLimit: 16_384,
});
