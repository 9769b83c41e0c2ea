import type { BillLine } from '@jianzhu/domain/reconciliations';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import type { PayoutChannel } from '../ports/payout-channel.ts';

/** Whoever moves money for us and says of a day what moved. */
export interface BillSource {
  readonly name: string;
  /** What of our books its statement holds. */
  readonly kinds: readonly BillLine['kind'][];
  /** All that moved on a day of the past, `YYYY-MM-DD` (Asia/Shanghai). Goes outside. */
  bill(day: string): Promise<readonly BillLine[]>;
}

/**
 * All that gives a statement: the channel that pays out, and those that payments go through. Where people answer in the
 * place of a channel nobody has a statement.
 */
export function billSources(payouts: PayoutChannel, { all }: Pick<PaymentChannels, 'all'>): readonly BillSource[] {
  const channels = all.filter(({ isSandbox }) => !isSandbox);
  return channels.length === 0 ? [payoutBills(payouts)] : [payoutBills(payouts), paymentBills(channels)];
}

/** The channel that pays out, as reconciliation asks it. */
const payoutBills = (payouts: PayoutChannel): BillSource => ({
  name: 'payout',
  kinds: ['payout'],
  bill: async (day) => (await payouts.bill(day)).map((line) => ({ ...line, kind: 'payout', number: line.serial })),
});

/** A channel of payments that gives its bill. */
interface ChargingChannel {
  readonly name: string;
  bill(day: string): Promise<readonly BillLine[]>;
}

/** The channels that are paid through, as one: which of them a payment went over its number does not say. */
export const paymentBills = (channels: readonly ChargingChannel[]): BillSource => ({
  name: 'payment',
  kinds: ['charge', 'refund'],
  bill: async (day) => (await Promise.all(channels.map((channel) => channel.bill(day)))).flat(),
});
