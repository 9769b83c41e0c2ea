import { formatDate } from '@jianzhu/domain';
import {
  QUALIFICATION_CATEGORIES,
  type QualificationAct,
  type QualificationFacts,
  qualificationMachine,
  validityOf,
} from '@jianzhu/domain/qualifications';
import { checkVersion } from '@jianzhu/domain/records';
import { actingNow } from '../business-member/hold-acting.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseChanged } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { toSubmission } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';
import { fieldsOf, type Qualification, standingOf, writtenOf } from './qualification-fields.ts';

export const factsOf = (row: Qualification): QualificationFacts => ({
  isApproved: row.approved_at !== null,
  isShown: row.is_shown,
  isRevoked: row.revoked_at !== null,
});

/** An act of the owner that status and version of its certificate allow. */
interface Prepared {
  readonly row: Qualification;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  readonly today: string;
}

/** A certificate of the caller's business; those that others show are not found. */
export async function findOwn(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
  lock?: 'lock',
): Promise<Qualification | Refusal> {
  const row = await findRecord(transaction, 'qualification', id, lock);
  if (row instanceof Refusal || row.business_id === caller.acting.businessId) return row;
  return new Refusal('notFound');
}

/** Locks a certificate and judges an act before anything is checked that costs more. */
export async function prepareAct(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
  action: QualificationAct,
): Promise<Prepared | Refusal> {
  const row = await findOwn(transaction, caller, seen.id, 'lock');
  if (row instanceof Refusal) return row;
  if (checkVersion(row.version, seen.version) !== null) {
    const change = { userId: row.update_user_id, time: row.update_time };
    return refuseChanged(transaction, { ...toSubmission(row), ...asForm(row) }, caller.userId, change);
  }
  // By what she may once the certificate is hers alone.
  const now = await actingNow(transaction, caller);
  if (now instanceof Refusal) return now;
  const result = qualificationMachine.transition(row.status, action, actorOf(now, 'owner'), factsOf(row));
  const today = formatDate((await readNow(transaction)).getTime());
  return result.ok ? { row, today } : refuseAs(result.refusal);
}

/** A row as the form of its company has it. */
export const asForm = (row: Qualification) => ({
  ...fieldsOf(writtenOf(row)),
  isShow: row.is_shown ? (1 as const) : (0 as const),
});

/** Does an act of the owner on a locked certificate. @param columns by their names */
export function changeQualification(
  transaction: Transaction,
  caller: BusinessMember,
  row: Qualification,
  action: QualificationAct,
  columns: Partial<Record<keyof Qualification, unknown>> = {},
): Promise<Qualification | Refusal> {
  return transit(transaction, 'qualification', row.id, {
    ...{ machine: qualificationMachine, action, actor: actorOf(caller, 'owner'), facts: factsOf(row) },
    ...{ userId: caller.userId, audit: 'call' as const },
    columns: async () => stamped(caller.userId, columns),
  });
}

/** What every answer says of a certificate beside its words. */
export const recordOf = (row: Qualification, caller: BusinessMember) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code, status: row.status },
  allowedActions: qualificationMachine.allowedActions(row.status, actorOf(caller, 'owner'), factsOf(row)),
  reason: row.revoked_at === null ? row.reason : row.revoke_reason,
  hasChange: row.change !== null,
});

/** A row as lists show it: what stands. @param daysLeft until it ends; null for one that does not */
export function toRow(row: Qualification, caller: BusinessMember, daysLeft: number | null) {
  const { isLongTerm: _, scope: _scope, images, video, ...words } = fieldsOf(standingOf(row));
  const validState = row.revoked_at === null ? validityOf(daysLeft) : ('revoked' as const);
  const categoryName = QUALIFICATION_CATEGORIES.find(({ value }) => value === words.categoryCode)?.label;
  return {
    ...{ ...recordOf(row, caller), ...words, seriesName: row.series, categoryName: categoryName ?? row.category_name },
    ...{ daysLeft, validState, isShow: Number(row.is_shown), fileCount: images.length + video.length },
    isInForce: row.approved_at !== null && (validState === 'valid' || validState === 'expiring'),
  };
}
