/** What the payment PIN is asked for (domain rules 13.2). */
export const PIN_PURPOSES = ['pay', 'unbindCard', 'withdraw', 'settlementCard', 'approveRefund'] as const;

export type PinPurpose = (typeof PIN_PURPOSES)[number];
