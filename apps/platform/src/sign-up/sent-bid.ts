import '../bid/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import type { Transaction } from '../db/schema.ts';

/** Whether a sign-up has sent a bid that stands: then it is not given up any more. */
export async function hasSentBid(transaction: Transaction, signUpId: string): Promise<boolean> {
  const bid = await transaction
    .selectFrom('bid')
    .select('id')
    .where('sign_up_id', '=', signUpId)
    .where('status', 'not in', [BID_STATUS.draft, BID_STATUS.withdrawn, BID_STATUS.void])
    .executeTakeFirst();
  return bid !== undefined;
}
