/** Hundredths that a business pays of what is offered on the platform, by the level of its membership (domain rules 12.2). */
const PAID_PERCENT = [100, 98, 95, 90] as const;

/** What an order comes to, in fen. */
export interface OrderPrice {
  readonly amount: number;
  readonly discountAmount: number;
  readonly payAmount: number;
}

/**
 * The price of an order as the server finds it: price times quantity, less the discount of the membership, rounded half
 * up to fen.
 *
 * @param level of the membership in force
 */
export function orderPrice(price: number, quantity: number, level: number): OrderPrice {
  const amount = price * quantity;
  const payAmount = Math.floor((amount * (PAID_PERCENT[level] ?? 100) + 50) / 100);
  return { amount, discountAmount: amount - payAmount, payAmount };
}
