import type { Database } from '../db/database.ts';
import type { PlatformSettings } from '../env.ts';
import type { PayoutChannel } from './payout-channel.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';

const nobody = () => Promise.reject(new Error('there is no channel for payouts'));

/** Its money stays frozen, and each payout is tried again, until there is a channel. */
const noPayouts: PayoutChannel = { isSandbox: false, send: nobody, find: nobody, bill: async () => [] };

/** The sandbox in a demonstration; else none. */
export const choosePayoutChannel = ({ demo }: Pick<PlatformSettings, 'demo'>, database: Database): PayoutChannel =>
  demo ? createSandboxPayouts(database) : noPayouts;
