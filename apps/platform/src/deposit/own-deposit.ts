import './tables.ts';
import { type DepositStatus, depositMachine, isGuarantee } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Refusal } from '../http/refusal.ts';
import { SYSTEM } from '../inquiry/own-inquiry.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { transit } from '../record/transit.ts';

export type Deposit = Row<'deposit'>;
type Action = Parameters<typeof depositMachine.transition>[1];
type Actor = Parameters<typeof depositMachine.transition>[2];

interface Act {
  readonly action: Action;
  readonly actor?: Actor;
  /** Null for the platform. */
  readonly userId?: string | null;
  readonly seen?: Seen;
  readonly reason?: string | undefined;
  readonly columns?: Partial<Record<keyof Deposit, unknown>>;
}

/** The deposit of a sign-up, locked; under the lock of the sign-up. */
export const lockDeposit = (transaction: Transaction, signUpId: string): Promise<Deposit | undefined> =>
  transaction.selectFrom('deposit').selectAll().where('sign_up_id', '=', signUpId).forUpdate().executeTakeFirst();

/** Whether the table allows an act of the platform. */
export const allows = ({ status, method }: Deposit, action: Action): boolean =>
  // The table's check keeps the machine's statuses.
  depositMachine.transition(status as DepositStatus, action, SYSTEM, { isGuarantee: isGuarantee(method) }).ok;

/**
 * Does an act on a deposit, of the platform where nobody is named; under the lock of its sign-up, in `withWorker`. What
 * is kept in the audit trail is the call or the job that it follows from.
 */
export async function changeDeposit(
  transaction: Transaction,
  deposit: Deposit,
  { action, actor = SYSTEM, userId = null, seen, reason, columns }: Act,
): Promise<Deposit | Refusal> {
  const method = (columns?.method as number | undefined) ?? deposit.method; // by the name of its column
  const changed = await transit(transaction, 'deposit', deposit.id, {
    ...{ machine: depositMachine, action, actor, facts: { isGuarantee: isGuarantee(method) }, userId, reason },
    audit: 'call',
    ...(seen && { seen: { version: seen.version, toWire: toSeen } }),
    columns: async () => ({
      update_time: sql`${businessNow}`,
      ...(userId !== null && { update_user_id: userId }),
      ...(columns as object), // each by the name of its column
    }),
  });
  for (const businessId of [deposit.business_id, deposit.buyer_business_id]) {
    await tellRecordNews(transaction, 'tender', { businessId });
  }
  return changed;
}

const toSeen = (row: Deposit) => ({
  ...{ id: row.id, version: row.version, status: row.status, updateTime: timeText(row.update_time) },
});
