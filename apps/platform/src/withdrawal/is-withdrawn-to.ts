import './tables.ts';
import { WITHDRAWAL_STATUS } from '@jianzhu/domain/withdrawals';
import type { Transaction } from '../db/schema.ts';

const { pending, processing } = WITHDRAWAL_STATUS;

/** Whether money is on its way to an account, or waits to be. */
export async function isWithdrawnTo(transaction: Transaction, cardId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('withdrawal')
    .select('id')
    .where('card_id', '=', cardId)
    .where('status', 'in', [pending, processing])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
