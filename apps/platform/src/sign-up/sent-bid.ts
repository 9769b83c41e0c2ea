import type { Transaction } from '../db/schema.ts';

/** Whether a sign-up has sent a bid: then it is not given up any more. Nobody can bid yet. */
export const hasSentBid = async (_transaction: Transaction, _signUpId: string): Promise<boolean> => false;
