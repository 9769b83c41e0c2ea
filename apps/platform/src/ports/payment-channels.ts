import type { ChannelName, PaymentChannel } from './payment-channel.ts';

/** The channels that a platform pays through. */
export interface PaymentChannels {
  /** Whether people answer in their place, and nothing is charged. */
  readonly isSandbox: boolean;
  /** Undefined for one that nobody has set up. */
  find(name: ChannelName): PaymentChannel | undefined;
  /** All that are set up; reconciliation asks each for its bill. */
  readonly all: readonly PaymentChannel[];
}

export const channelsOf = (all: readonly PaymentChannel[]): PaymentChannels => ({
  isSandbox: all.length > 0 && all.every(({ isSandbox }) => isSandbox),
  find: (name) => all.find((channel) => channel.name === name),
  all,
});
