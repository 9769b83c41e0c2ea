import './tables.ts';
import { type WithdrawalStatus, withdrawalMachine } from '@jianzhu/domain/withdrawals';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { toSubmission } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';
import { factsOf, memberOf, type Withdrawal } from './withdrawal-views.ts';

type Action = Parameters<typeof withdrawalMachine.transition>[1];
type Columns = Partial<Record<keyof Withdrawal, unknown>>;

/** A withdrawal of the caller's business, kept from others; in `withWorker`, which sees those of all. */
export async function lockOwn(
  transaction: Transaction,
  { acting }: BusinessMember,
  id: string,
): Promise<Withdrawal | Refusal> {
  const found = await findRecord(transaction, 'withdrawal', id, 'lock');
  return found instanceof Refusal || found.business_id === acting.businessId ? found : new Refusal('notFound');
}

interface MemberAct {
  readonly action: Action;
  readonly version: number;
  readonly reason?: string;
  readonly columns?: Columns;
}

/** Does an act of a member. */
export const actOn = async (
  transaction: Transaction,
  caller: BusinessMember,
  withdrawal: Withdrawal,
  { action, version, reason, columns }: MemberAct,
): Promise<Withdrawal | Refusal> =>
  transit(transaction, 'withdrawal', withdrawal.id, {
    ...{ machine: withdrawalMachine, action, actor: memberOf(caller), userId: caller.userId, reason, audit: 'call' },
    facts: factsOf(withdrawal, caller.userId, await readNow(transaction)),
    seen: { version, toWire: toSubmission<WithdrawalStatus> },
    columns: async () => stamped(caller.userId, columns),
  });

/** Does what the channel's word, or time, comes to. @throws where the withdrawal does not wait for it */
export async function settle(
  transaction: Transaction,
  withdrawal: Withdrawal,
  { action, reason }: { readonly action: 'pay' | 'fail' | 'lapse'; readonly reason?: string },
): Promise<Withdrawal> {
  const settled = await transit(transaction, 'withdrawal', withdrawal.id, {
    ...{ machine: withdrawalMachine, action, actor: SYSTEM, userId: null, reason, audit: 'call' },
    facts: factsOf(withdrawal, undefined, await readNow(transaction)),
    columns: async () => stamped(null, { ...DONE_NOW, ...(reason !== undefined && { reason }) }),
  });
  if (settled instanceof Refusal) throw new TypeError(`withdrawal ${withdrawal.id} does not wait for it`);
  return settled;
}

/** Its money is gone, or back. */
export const DONE_NOW = { done_time: sql`${businessNow}` };
