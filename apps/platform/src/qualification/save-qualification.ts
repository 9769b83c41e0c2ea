import { formatDate } from '@jianzhu/domain';
import {
  checkQualification,
  MOST_QUALIFICATIONS_KEPT,
  QUALIFICATION_MESSAGES,
  type QualificationFields,
  qualificationRecord,
} from '@jianzhu/domain/qualifications';
import { sql } from 'kysely';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { refuseFiles } from '../attachment/refuse-files.ts';
import { actingNow } from '../business-member/hold-acting.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { ActingMember, SavedOf } from '../record/save-record.ts';
import { comparedNumber } from '../showcase/certificate-number.ts';
import type { QualificationChange } from '../showcase/tables.ts';
import { changeQualification, prepareAct } from './own-qualification.ts';
import { columnsOf, type Qualification, standingOf, writtenColumns } from './qualification-fields.ts';

/** What takes a certificate out of its queue or to it is done one after the other in a business. */
export const lockQualifications = (transaction: Transaction, { acting }: BusinessMember) =>
  lockText(transaction, `qualification ${acting.businessId}`);

/**
 * Adds a certificate, or changes one: what was never approved in place, of an approved one a change that is reviewed
 * before it counts. Whether it is shown needs no review. In its owner's session.
 */
export async function saveQualification(
  by: ActingMember,
  { id, version = 0, isShow, ...typed }: QualificationFields & SavedOf,
): Promise<Qualification | Refusal> {
  const { transaction, caller } = by;
  await lockQualifications(transaction, caller);
  const prepared = await (id === undefined
    ? mayAdd(transaction, caller)
    : prepareAct(transaction, caller, { id, version }, 'edit'));
  if (prepared instanceof Refusal) return prepared;
  const today = prepared?.today ?? formatDate((await readNow(transaction)).getTime());
  const broken = checkQualification(typed, today);
  if (broken.length > 0) return refuseViolations(broken);
  const refused = await refuseDuplicate(transaction, caller, typed.certNo, id);
  if (refused) return refused;
  const files = [...typed.images, ...typed.video];
  const keep = await takeFiles(transaction, caller, { type: 'qualification', id: id ?? null }, files);
  if (keep instanceof Refusal) return keep;
  const kept = { images: keep(typed.images), video: keep(typed.video) };
  const unfit = refuseFiles(qualificationRecord, kept);
  if (unfit) return unfit;
  const columns = columnsOf({ ...typed, ...kept });
  const shown = { is_shown: isShow === 1 };
  const saved =
    prepared === null ? await addQualification(by, columns, shown) : await keepChange(by, prepared.row, columns, shown);
  if (!(saved instanceof Refusal)) await setFilesOf(transaction, saved);
  return saved;
}

async function mayAdd(transaction: Transaction, caller: BusinessMember): Promise<null | Refusal> {
  const now = await actingNow(transaction, caller, 'qualification_edit');
  return now instanceof Refusal ? now : null;
}

async function keepChange(
  { transaction, caller }: ActingMember,
  row: Qualification,
  columns: QualificationChange,
  shown: { readonly is_shown: boolean },
): Promise<Qualification | Refusal> {
  const change = (action: 'edit' | 'show' | 'hide' | 'discard', written: object) =>
    changeQualification(transaction, caller, row, action, written);
  if (row.approved_at === null) return change('edit', { ...writtenColumns(columns), ...shown });
  if (!isSame(columns, standingOf(row))) return change('edit', { change: JSON.stringify(columns), ...shown });
  // What was approved is written again: there is nothing to review.
  if (row.change !== null) return change('discard', { change: null, reason: '', ...shown });
  return row.is_shown === shown.is_shown ? row : change(shown.is_shown ? 'show' : 'hide', shown);
}

/** Whether two versions say the same; of files it counts which they are. */
function isSame(one: QualificationChange, other: QualificationChange): boolean {
  const said = ({ images, video, ...words }: QualificationChange) =>
    JSON.stringify([Object.entries(words).toSorted(), [images, video].map((files) => files.map(({ id }) => id))]);
  return said(one) === said(other);
}

async function addQualification(
  { transaction, caller }: ActingMember,
  columns: QualificationChange,
  shown: { readonly is_shown: boolean },
): Promise<Qualification | Refusal> {
  const { businessId } = caller.acting;
  const { count } = await transaction
    .selectFrom('qualification')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_QUALIFICATIONS_KEPT) {
    return refuse('stateConflict', QUALIFICATION_MESSAGES.full(MOST_QUALIFICATIONS_KEPT));
  }
  return transaction
    .insertInto('qualification')
    .values({
      ...{ ...writtenColumns(columns), ...shown, business_id: businessId },
      ...{ create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      code: await takeRecordNumber(transaction, 'certification'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A number stands once in a business, in what is in force and in what is asked for. */
async function refuseDuplicate(
  transaction: Transaction,
  { acting }: BusinessMember,
  certNo: string,
  id: string | undefined,
): Promise<Refusal | null> {
  const others = await transaction
    .selectFrom('qualification')
    .select(['id', 'cert_no', 'change'])
    .where('business_id', '=', acting.businessId)
    .execute();
  const asked = comparedNumber(certNo);
  const isTaken = others.some(
    (other) =>
      other.id !== id &&
      [other.cert_no, other.change?.cert_no ?? ''].some((number) => comparedNumber(number) === asked),
  );
  return isTaken ? refuseField('certNo', QUALIFICATION_MESSAGES.duplicate) : null;
}

/** Says which files a certificate has: those in force, and those of the change that is asked for. */
export const setFilesOf = (transaction: Transaction, { id, images, video, change }: Qualification) =>
  setFiles(transaction, { type: 'qualification', id }, [
    ...images,
    ...video,
    ...(change?.images ?? []),
    ...(change?.video ?? []),
  ]);
