import './tables.ts';
import { checkVersion } from '@jianzhu/domain/records';
import {
  type SupplierProfileAct,
  type SupplierProfileFacts,
  supplierProfileMachine,
} from '@jianzhu/domain/supplier-profiles';
import { actingNow } from '../business-member/hold-acting.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { refuseChanged } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';

export type SupplierProfile = Row<'supplier_profile'>;

export const factsOf = ({ approved }: SupplierProfile): SupplierProfileFacts => ({ isApproved: approved !== null });

/** The profile of the caller's business, of which there is one at most. In her session. */
export const readOwn = (transaction: Transaction): Promise<SupplierProfile | undefined> =>
  transaction.selectFrom('supplier_profile').selectAll().executeTakeFirst();

/** Locks a profile and judges an act before anything is checked that costs more. */
export async function prepareAct(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
  action: SupplierProfileAct,
): Promise<SupplierProfile | Refusal> {
  const row = await findRecord(transaction, 'supplier_profile', seen.id, 'lock');
  if (row instanceof Refusal) return row;
  if (checkVersion(row.version, seen.version) !== null) return refuseOld(transaction, caller, row);
  // By what she may once the profile is hers alone.
  const now = await actingNow(transaction, caller);
  if (now instanceof Refusal) return now;
  const result = supplierProfileMachine.transition(row.status, action, actorOf(now, 'owner'), factsOf(row));
  return result.ok ? row : refuseAs(result.refusal);
}

/** 409 with what others have made of it meanwhile. */
export const refuseOld = (transaction: Transaction, caller: BusinessMember, row: SupplierProfile): Promise<Refusal> =>
  refuseChanged(transaction, { ...recordOf(row, caller), ...row.written }, caller.userId, {
    userId: row.update_user_id,
    time: row.update_time,
  });

/** Does an act of the owner on a locked profile. @param columns by their names */
export function changeProfile(
  transaction: Transaction,
  caller: BusinessMember,
  row: SupplierProfile,
  action: SupplierProfileAct,
  columns: Partial<Record<keyof SupplierProfile, unknown>> = {},
): Promise<SupplierProfile | Refusal> {
  return transit(transaction, 'supplier_profile', row.id, {
    ...{ machine: supplierProfileMachine, action, actor: actorOf(caller, 'owner'), facts: factsOf(row) },
    ...{ userId: caller.userId, audit: 'call' as const },
    columns: async () => stamped(caller.userId, columns),
  });
}

const recordOf = (row: SupplierProfile, caller: BusinessMember) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code, status: row.status },
  allowedActions: supplierProfileMachine.allowedActions(row.status, actorOf(caller, 'owner'), factsOf(row)),
  ...{ reason: row.reason, submitTime: timeText(row.submit_time), approveTime: timeText(row.approved_at) },
  isApproved: row.approved !== null,
});

/** A profile as its form has it: what is written, and what became of it. */
export async function toDetail(transaction: Transaction, caller: BusinessMember, row: SupplierProfile) {
  return {
    ...recordOf(row, caller),
    ...row.written,
    logs: await readLog(transaction, caller, 'supplier_profile', row.id, row.business_id),
  };
}
