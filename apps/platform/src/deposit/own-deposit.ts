import './tables.ts';
import '../deal/tables.ts';
import '../sign-up/tables.ts';
import { DEAL_SOURCE, STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { type DepositFacts, depositMachine, isGuarantee } from '@jianzhu/domain/payments';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import type { Tender } from '../tender/own-tender.ts';

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
  /** Of `hasWon`, where the act depends on it. */
  readonly hasWon?: boolean;
  readonly columns?: Partial<Record<keyof Deposit, unknown>>;
}

/** The deposit of a sign-up, locked; under the lock of the sign-up. */
export const lockDeposit = (transaction: Transaction, signUpId: string): Promise<Deposit | undefined> =>
  transaction.selectFrom('deposit').selectAll().where('sign_up_id', '=', signUpId).forUpdate().executeTakeFirst();

/** Whether the company of a `deposit` has won its tender and has confirmed the deal. */
export const hasWon = sql<SqlBool>`exists (
  select from deal where deal.source_type = ${DEAL_SOURCE.tender} and deal.source_id = deposit.tender_id
    and deal.supplier_business_id = deposit.business_id and deal.status = any(${STANDING_DEAL_STATUSES}::int[]))`;

/** Reads `hasWon` of one deposit. */
export async function readHasWon(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('deposit')
    .select(hasWon.as('has_won'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.has_won === true;
}

/** Locks the tender and the sign-up of a deposit, in this order, before the deposit is changed. */
export async function lockTenderOf(transaction: Transaction, deposit: Deposit): Promise<Tender | Refusal> {
  const tender = await findRecord(transaction, 'tender', deposit.tender_id, 'lock');
  if (!(tender instanceof Refusal)) await findRecord(transaction, 'sign_up', deposit.sign_up_id, 'lock');
  return tender;
}

/** What the table of statuses asks of a deposit. */
export const factsOf = (
  row: Pick<Deposit, 'method' | 'held_time' | 'forfeit_time' | 'propose_time'>,
  hasWon: boolean,
): DepositFacts => ({
  isGuarantee: isGuarantee(row.method),
  isUndecided: row.held_time !== null && row.forfeit_time === null,
  isForfeitAsked: row.forfeit_time !== null,
  hasWon,
  isProposed: row.propose_time !== null,
});

/** Whether the table allows an act of the platform. */
export const allows = (row: Deposit, action: Action): boolean =>
  depositMachine.transition(row.status, action, SYSTEM, factsOf(row, false)).ok;

/**
 * Does an act on a deposit, of the platform where nobody is named; under the lock of its sign-up, in `withWorker`. What
 * is kept in the audit trail is the call or the job that it follows from.
 */
export async function changeDeposit(
  transaction: Transaction,
  deposit: Deposit,
  { action, actor = SYSTEM, userId = null, seen, reason, hasWon = false, columns }: Act,
): Promise<Deposit | Refusal> {
  const method = (columns?.method as number | undefined) ?? deposit.method; // by the name of its column
  const changed = await transit(transaction, 'deposit', deposit.id, {
    ...{ machine: depositMachine, action, actor, facts: factsOf({ ...deposit, method }, hasWon), userId, reason },
    audit: 'call',
    ...(seen && { seen: { version: seen.version, toWire: toSeen } }),
    columns: async () => stamped(userId, columns),
  });
  if (changed instanceof Refusal) return changed;
  for (const businessId of [deposit.business_id, deposit.buyer_business_id]) {
    await tellRecordNews(transaction, 'tender', { businessId });
  }
  return changed;
}

const toSeen = (row: Deposit) => ({
  ...{ id: row.id, version: row.version, status: row.status, updateTime: timeText(row.update_time) },
});
