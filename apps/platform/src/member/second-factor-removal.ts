import './tables.ts';
import type { RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { SECOND_FACTOR_NOTICES, secondFactorTexts } from './second-factor-messages.ts';
import { noteChange, textChange } from './tell-account.ts';

/**
 * Takes the second factor and its recovery codes off an account without a code, and tells the member.
 *
 * @returns undefined without such an account
 */
export async function removeSecondFactor(
  transaction: Transaction,
  userId: RecordId,
): Promise<'removed' | 'not-on' | undefined> {
  const account = await transaction.selectFrom('account').select('phone').where('id', '=', userId).executeTakeFirst();
  if (account === undefined) return undefined;
  const removed = await transaction
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return 'not-on';
  await noteChange(transaction, userId, SECOND_FACTOR_NOTICES.removed);
  await textChange(transaction, { phone: account.phone, content: secondFactorTexts.removed });
  return 'removed';
}
