import { isDeepStrictEqual } from 'node:util';
import { SHELF_MESSAGES, SHELF_STATUS } from '@jianzhu/domain/shelves';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { ActingMember, SavedOf } from '../record/save-record.ts';
import { SHELF_TEXTS } from './messages.ts';
import { changeOwn, findOwn, prepareAct, writtenOf } from './own-shelf.ts';
import type { ShelfKind, ShelfRow } from './shelf-kind.ts';

/** Records of one kind that a business keeps at most, whatever their status. */
const MOST_KEPT = 1000;

/** What a business does with its own shelf goes one after the other. */
export const lockShelf = (transaction: Transaction, { table }: Pick<ShelfKind, 'table'>, businessId: string) =>
  lockText(transaction, `${table} ${businessId}`);

/**
 * Adds a record, or changes one: what was never approved in place, of an approved one a change that is reviewed before it
 * counts, but for its price, which needs no review (domain rules 10.2). In `withWorker`, as all here.
 */
export async function saveShelf<Fields extends object>(
  kind: ShelfKind<Fields>,
  { transaction, caller }: ActingMember,
  { id, version = 0, ...typed }: Fields & SavedOf,
): Promise<ShelfRow | Refusal> {
  await lockShelf(transaction, kind, caller.acting.businessId);
  const row = id === undefined ? null : await prepareAct(transaction, caller, kind, { id, version }, 'edit');
  if (row instanceof Refusal) return row;
  // The rest of the fields and of which record they are is the fields.
  const fields = await kind.clean({ transaction, caller, row }, typed as unknown as Fields);
  if (fields instanceof Refusal) return fields;
  const saved =
    row === null
      ? await addShelf(kind, transaction, caller, { fields, row })
      : await keepChange(kind, transaction, caller, { fields, row });
  if (!(saved instanceof Refusal)) await kind.keepFiles?.(transaction, saved);
  return saved;
}

interface Written<Fields> {
  readonly fields: Fields;
  readonly row: ShelfRow;
}

async function keepChange<Fields extends object>(
  kind: ShelfKind<Fields>,
  transaction: Transaction,
  caller: BusinessMember,
  { fields, row }: Written<Fields>,
): Promise<ShelfRow | Refusal> {
  const columns = () => kind.columnsOf(transaction, fields, row);
  if (row.standing === 0) return changeOwn(transaction, caller, kind, row, 'edit', await columns());
  const stands = kind.fieldsOf(row);
  if (isSame(fields, stands)) {
    if (row.change === null) return row;
    // What was approved is written again: there is nothing to review.
    return changeOwn(transaction, caller, kind, row, 'discard', { change: null, field_reasons: '[]' });
  }
  const isShelved = row.status === SHELF_STATUS.onShelf || row.status === SHELF_STATUS.offShelf;
  if (isShelved && isSame(kind.unpriced(fields), kind.unpriced(stands))) {
    return changeOwn(transaction, caller, kind, row, 'reprice', { ...(await columns()), change: null });
  }
  return changeOwn(transaction, caller, kind, row, 'edit', { change: JSON.stringify(fields) });
}

/** As they are kept: what is undefined is not there. */
const isSame = (one: object, other: object): boolean => isDeepStrictEqual(plain(one), plain(other));
const plain = (fields: object): unknown => JSON.parse(JSON.stringify(fields));

async function addShelf<Fields extends object>(
  kind: ShelfKind<Fields>,
  transaction: Transaction,
  caller: BusinessMember,
  { fields, row }: { readonly fields: Fields; readonly row: ShelfRow | null },
): Promise<ShelfRow | Refusal> {
  const { businessId } = caller.acting;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(kind.table)} where business_id = ${businessId}`.execute(transaction);
  if ((counted[0]?.count ?? 0) >= MOST_KEPT) return refuse('stateConflict', SHELF_MESSAGES.full(MOST_KEPT));
  const columns: Readonly<Record<string, unknown>> = {
    ...(await kind.columnsOf(transaction, fields, row)),
    ...{ business_id: businessId, create_user_id: caller.userId, update_user_id: caller.userId },
    ...{ create_time: businessNow, update_time: businessNow },
    code: kind.numberedAs === null ? '' : await takeRecordNumber(transaction, kind.numberedAs),
  };
  const { rows } = await sql<ShelfRow>`
    insert into ${sql.table(kind.table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) returning *`.execute(transaction);
  const [added] = rows;
  if (added === undefined) throw new Error(`nothing was added to ${kind.table}`);
  return added;
}

/** A new draft of what another one says. */
export async function copyShelf<Fields extends object>(
  kind: ShelfKind<Fields>,
  { transaction, caller }: ActingMember,
  id: string,
): Promise<ShelfRow | Refusal> {
  await lockShelf(transaction, kind, caller.acting.businessId);
  const row = await findOwn(transaction, caller, kind, id);
  if (row instanceof Refusal) return row;
  const room = kind.titleLength - SHELF_TEXTS.copy.length;
  const title = [...row.title].slice(0, room).join('') + SHELF_TEXTS.copy;
  return addShelf(kind, transaction, caller, { fields: kind.titled(writtenOf(kind, row), title), row });
}
