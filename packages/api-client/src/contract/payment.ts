import { get, post } from '../endpoint.ts';
import type { paymentSchemas } from './payment.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof paymentSchemas;

const payer = { ...ourBusiness, permission: 'bid_pay' } as const;

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
