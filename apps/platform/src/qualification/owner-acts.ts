import '../review/tables.ts';
import '../sign-up/tables.ts';
import { checkQualification, QUALIFICATION_MESSAGES } from '@jianzhu/domain/qualifications';
import { type SqlBool, sql } from 'kysely';
import { setFiles } from '../attachment/record-files.ts';
import { holdActing } from '../business-member/hold-acting.ts';
import { businessNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { ActingMember, Seen } from '../record/save-record.ts';
import { handIn } from '../review/hand-in.ts';
import { takeBack } from '../review/take-back.ts';
import { changeQualification, prepareAct } from './own-qualification.ts';
import { fieldsOf, nameOf, type Qualification, writtenOf } from './qualification-fields.ts';
import { BIZ_TYPE, qualificationReview } from './qualification-review.ts';
import { lockQualifications, setFilesOf } from './save-qualification.ts';

/** Of one certificate a day: each is work of those who review. */
const MOST_SUBMISSIONS = 5;

/** Hands a certificate, or the change of one, in for review. In its owner's session, as all here but the deletion. */
export async function submitQualification(
  { transaction, caller }: ActingMember,
  seen: Seen,
): Promise<Qualification | Refusal> {
  await lockQualifications(transaction, caller);
  const prepared = await prepareAct(transaction, caller, seen, 'submit');
  if (prepared instanceof Refusal) return prepared;
  const { row, today } = prepared;
  if ((await actsOfDay(transaction, 'qualification', row.id, 'submit')) >= MOST_SUBMISSIONS) {
    return refuse('tooFrequent', QUALIFICATION_MESSAGES.submittedOften);
  }
  const written = writtenOf(row);
  const broken = checkQualification(fieldsOf(written), today);
  if (broken.length > 0) return refuseViolations(broken);
  // Rows of before there were numbers have theirs from now on.
  const code = row.code || (await takeRecordNumber(transaction, 'certification'));
  const columns = { code, reason: '', submit_time: businessNow };
  const changed = await changeQualification(transaction, caller, row, 'submit', columns);
  if (changed instanceof Refusal) return changed;
  const { id: bizId, business_id: businessId } = changed;
  await handIn(transaction, qualificationReview, {
    ...{ bizType: BIZ_TYPE, bizId, code, title: nameOf(written), businessId, userId: caller.userId },
  });
  return changed;
}

/** Takes one back while it is reviewed. */
export async function withdrawQualification(
  { transaction, caller }: ActingMember,
  seen: Seen,
): Promise<Qualification | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'withdraw');
  if (prepared instanceof Refusal) return prepared;
  const changed = await changeQualification(transaction, caller, prepared.row, 'withdraw');
  if (changed instanceof Refusal) return changed;
  await takeBack(transaction, qualificationReview, { bizType: BIZ_TYPE, bizId: changed.id, userId: caller.userId });
  return changed;
}

/** Gives the change of an approved one up. */
export async function discardChange(
  { transaction, caller }: ActingMember,
  seen: Seen,
): Promise<Qualification | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'discard');
  if (prepared instanceof Refusal) return prepared;
  const columns = { change: null, reason: '' };
  const changed = await changeQualification(transaction, caller, prepared.row, 'discard', columns);
  if (!(changed instanceof Refusal)) await setFilesOf(transaction, changed);
  return changed;
}

/** Shows an approved one to everybody, or no longer; one that is so already stays as it is. */
export async function toggleShow(
  { transaction, caller }: ActingMember,
  seen: Seen,
  isShown: boolean,
): Promise<Qualification | Refusal> {
  const action = isShown ? 'show' : 'hide';
  const prepared = await prepareAct(transaction, caller, seen, action);
  if (prepared instanceof Refusal) return prepared;
  return changeQualification(transaction, caller, prepared.row, action, { is_shown: isShown });
}

/** Removes one with its review, unless a sign-up to a tender names it; its log stays. In `withWorker`. */
export async function deleteQualification(
  transaction: Transaction,
  asking: BusinessMember,
  seen: Seen,
): Promise<null | Refusal> {
  const caller = await holdActing(transaction, asking, 'qualification_delete');
  if (caller instanceof Refusal) return caller;
  const prepared = await prepareAct(transaction, caller, seen, 'delete');
  if (prepared instanceof Refusal) return prepared;
  const { id, business_id, status } = prepared.row;
  if (await isNamedBySignUp(transaction, id, business_id)) {
    return refuse('stateConflict', QUALIFICATION_MESSAGES.ofSignUp);
  }
  await transaction.deleteFrom('qualification').where('id', '=', id).execute();
  await transaction.deleteFrom('review').where('biz_type', '=', BIZ_TYPE).where('biz_id', '=', id).execute();
  await setFiles(transaction, { type: 'qualification', id }, []);
  await transaction
    .insertInto('status_log')
    .values({
      ...{ business_id, record_table: 'qualification', record_id: id, action: 'delete', user_id: caller.userId },
      ...{ from_status: status, to_status: null, reason: '' },
    })
    .execute();
  return null;
}

async function isNamedBySignUp(transaction: Transaction, id: string, businessId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('sign_up')
    .select('id')
    .where('business_id', '=', businessId)
    .where(sql<SqlBool>`${id}::bigint = any(qualification_ids)`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
