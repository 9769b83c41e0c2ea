import './tables.ts';
import { sql } from 'kysely';
import type { RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { revokeLoginsOf } from './session-grants.ts';

/**
 * Switches an account off: its logins end, and what would have begun one is void. The account comes first, so that a
 * login that begins meanwhile waits for it, or is seen and ended here.
 *
 * @returns the logins that ended; undefined without such an account
 */
export async function disableAccount(
  transaction: Transaction,
  userId: RecordId,
  reason: string,
): Promise<string[] | undefined> {
  const found = await transaction
    .updateTable('account')
    .set({ disabled_at: sql<Date>`coalesce(disabled_at, now())`, disabled_reason: reason })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return revokeLoginsOf(transaction, userId, 'ACCOUNT_DISABLED');
}

/** Switches an account on again. @returns whether there is one */
export async function enableAccount(transaction: Transaction, userId: RecordId): Promise<boolean> {
  const found = await transaction
    .updateTable('account')
    .set({ disabled_at: null, disabled_reason: '' })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** What a proven person reads whose account is switched off; keeps the account as it is until the transaction ends. */
export async function refuseDisabled(transaction: Transaction, userId: string): Promise<Refusal | undefined> {
  const account = await transaction
    .selectFrom('account')
    .select('disabled_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return account?.disabled_at ? new Refusal('noPermission', { msg: LOGIN_MESSAGES.accountDisabled }) : undefined;
}
