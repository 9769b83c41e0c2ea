import '../review/tables.ts';
import { membershipLimit } from '@jianzhu/domain';
import { SHELF_MESSAGES, type ShelfAct } from '@jianzhu/domain/shelves';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import type { ActingMember, Seen } from '../record/save-record.ts';
import { handIn } from '../review/hand-in.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { takeBack } from '../review/take-back.ts';
import { countPublished } from './own-list.ts';
import { changeOwn, prepareAct, showUnderSearch, writtenOf } from './own-shelf.ts';
import { lockShelf } from './save-shelf.ts';
import type { ShelfKind, ShelfRow } from './shelf-kind.ts';

/** Of one record a day: each is work of those who review. */
const MOST_SUBMISSIONS = 5;

type Done = Promise<ShelfRow | Refusal>;

/** Hands a record, or the change of one, in for review (domain rules 0.13, 10.2). In `withWorker`, as all here. */
export async function submitShelf<Fields extends object>(
  kind: ShelfKind<Fields>,
  review: ReviewKind,
  { transaction, caller }: ActingMember,
  seen: Seen,
): Done {
  await lockShelf(transaction, kind, caller.acting.businessId);
  const row = await prepareAct(transaction, caller, kind, seen, 'submit');
  if (row instanceof Refusal) return row;
  if ((await actsOfDay(transaction, kind.table, row.id, 'submit')) >= MOST_SUBMISSIONS) {
    return refuse('tooFrequent', SHELF_MESSAGES.submittedOften);
  }
  const refused =
    (await refuseRoom(kind, transaction, row)) ?? (await kind.refuse(transaction, row, writtenOf(kind, row)));
  if (refused) return refused;
  const columns = { reason: '', field_reasons: '[]', submit_time: businessNow };
  const changed = await changeOwn(transaction, caller, kind, row, 'submit', columns);
  if (changed instanceof Refusal) return changed;
  const { id: bizId, business_id: businessId, code } = changed;
  const title = titleOf(writtenOf(kind, changed), changed);
  await handIn(transaction, review, { bizType: kind.table, bizId, code, title, businessId, userId: caller.userId });
  return changed;
}

const titleOf = (fields: object, row: ShelfRow): string => ('title' in fields ? String(fields.title) : row.title);

/** Who may publish one more: a certified company, as far as its membership has room. */
async function refuseRoom(kind: ShelfKind, transaction: Transaction, row: ShelfRow): Promise<Refusal | null> {
  const standing = await readStanding(transaction, row.business_id);
  if (!standing.isCertified) return new Refusal('certificationNeeded');
  const most = kind.quota && membershipLimit(kind.quota, standing.level);
  if (most === undefined || most === null || row.standing === 2) return null;
  const published = await countPublished(transaction, kind.table, row.business_id, row.id);
  return published >= most ? new Refusal('quotaUsedUp') : null;
}

/** Takes one back while it is reviewed. */
export async function withdrawShelf(
  kind: ShelfKind,
  review: ReviewKind,
  { transaction, caller }: ActingMember,
  seen: Seen,
): Done {
  const changed = await act(kind, { transaction, caller }, seen, 'withdraw');
  if (changed instanceof Refusal) return changed;
  await takeBack(transaction, review, { bizType: kind.table, bizId: changed.id, userId: caller.userId });
  return changed;
}

/** Gives the change of an approved one up. */
export async function discardShelf(kind: ShelfKind, by: ActingMember, seen: Seen): Done {
  const changed = await act(kind, by, seen, 'discard', { change: null, field_reasons: '[]', reason: '' });
  if (!(changed instanceof Refusal)) await kind.keepFiles?.(by.transaction, changed);
  return changed;
}

/** Puts what was approved on the shelf again, or takes it off; what is shown stays so until it is taken off. */
export async function switchShelf(kind: ShelfKind, by: ActingMember, seen: Seen, isOn: boolean): Done {
  await lockShelf(by.transaction, kind, by.caller.acting.businessId);
  const row = await prepareAct(by.transaction, by.caller, kind, seen, isOn ? 'putOn' : 'takeOff');
  if (row instanceof Refusal) return row;
  const refused = isOn ? await refuseRoom(kind, by.transaction, row) : null;
  return refused ?? changeOwn(by.transaction, by.caller, kind, row, isOn ? 'putOn' : 'takeOff');
}

/** Removes one that nobody is shown, with its review; its log stays. */
export async function deleteShelf(kind: ShelfKind, { transaction, caller }: ActingMember, seen: Seen) {
  const row = await prepareAct(transaction, caller, kind, seen, 'delete');
  if (row instanceof Refusal) return row;
  const refused = await kind.refuseRemoval?.(transaction, row);
  if (refused) return refused;
  const { id, business_id, status } = row;
  await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(transaction);
  await transaction.deleteFrom('review').where('biz_type', '=', kind.table).where('biz_id', '=', id).execute();
  await showUnderSearch(transaction, kind, { ...row, standing: 0 });
  await transaction
    .insertInto('status_log')
    .values({
      ...{ business_id, record_table: kind.table, record_id: id, action: 'delete', user_id: caller.userId },
      ...{ from_status: status, to_status: null, reason: '' },
    })
    .execute();
  return null;
}

async function act(
  kind: ShelfKind,
  { transaction, caller }: ActingMember,
  seen: Seen,
  action: ShelfAct,
  columns?: Readonly<Record<string, unknown>>,
): Done {
  const row = await prepareAct(transaction, caller, kind, seen, action);
  return row instanceof Refusal ? row : changeOwn(transaction, caller, kind, row, action, columns);
}
