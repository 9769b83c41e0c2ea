import type { PlatformSettings } from '../env.ts';
import type { PaymentChannel } from './payment-channel.ts';

/** Moves no money: what was charged a person says on the page that pays, and everything goes back. */
export const sandboxChannel: PaymentChannel = {
  isSandbox: true,
  charge: async () => undefined,
  refund: async () => undefined,
};

const noChannel: PaymentChannel = {
  isSandbox: false,
  charge: () => Promise.reject(new Error('there is no channel for payments')),
  refund: () => Promise.reject(new Error('there is no channel for payments: refund by hand')),
};

/** The sandbox in a demonstration; else none, and suppliers pay by transfer or guarantee. */
export const choosePaymentChannel = ({ demo }: Pick<PlatformSettings, 'demo'>): PaymentChannel =>
  demo ? sandboxChannel : noChannel;
