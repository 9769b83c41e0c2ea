import { checkVersion } from '@jianzhu/domain/records';
import { type ShelfAct, type ShelfFacts, type ShelfMachine, standingAfter } from '@jianzhu/domain/shelves';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseChanged } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import type { ShelfKind, ShelfRow } from './shelf-kind.ts';

const factsOf = ({ standing, change }: ShelfRow): ShelfFacts => ({ standing, hasChange: change !== null });

/** What its company has written last: the change that it asks for, else what stands. */
export const writtenOf = <Fields extends object>(kind: ShelfKind<Fields>, row: ShelfRow): Fields =>
  // A change is kept as the fields that `clean` gave.
  row.change === null ? kind.fieldsOf(row) : (row.change as Fields);

/** A record of the caller's business that she reaches; what others publish is not found. */
export async function findOwn(
  transaction: Transaction,
  caller: BusinessMember,
  { table }: Pick<ShelfKind, 'table'>,
  id: string,
  lock?: 'lock',
): Promise<ShelfRow | Refusal> {
  const row = await findRecord(transaction, table, id, lock);
  if (row instanceof Refusal) return row;
  const isOwn = row.business_id === caller.acting.businessId && isInScope(caller, row);
  return isOwn ? row : new Refusal('notFound');
}

/** Locks a record and judges an act of its owner before anything is checked that costs more; in `withWorker`. */
export async function prepareAct<Fields extends object>(
  transaction: Transaction,
  caller: BusinessMember,
  kind: ShelfKind<Fields>,
  seen: Seen,
  action: ShelfAct,
): Promise<ShelfRow | Refusal> {
  const row = await findOwn(transaction, caller, kind, seen.id, 'lock');
  if (row instanceof Refusal) return row;
  if (checkVersion(row.version, seen.version) !== null) {
    const current = { ...recordOf(kind, row, caller), ...writtenOf(kind, row) };
    return refuseChanged(transaction, current, caller.userId, { userId: row.update_user_id, time: row.update_time });
  }
  const result = kind.machine.transition(row.status, action, actorOf(caller, 'owner'), factsOf(row));
  return result.ok ? row : refuseAs(result.refusal);
}

interface Act {
  readonly action: ShelfAct;
  readonly actor: Parameters<ShelfMachine['transition']>[2];
  /** Null for the platform and those who run it. */
  readonly userId: string | null;
  readonly reason?: string | undefined;
  /** By their names. */
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly audit?: 'call' | (() => Promise<void>);
}

/** Acts after which the search of the site finds another text, or none. */
const SHOWING: readonly ShelfAct[] = ['approve', 'reprice', 'putOn', 'takeOff', 'ban'];

/** Does an act on a locked record with what follows from it for the search of the site; in `withWorker`. */
export async function changeShelf(
  transaction: Transaction,
  kind: ShelfKind,
  row: ShelfRow,
  { action, actor, userId, reason, columns, audit = 'call' }: Act,
): Promise<ShelfRow | Refusal> {
  const facts = factsOf(row);
  const result = kind.machine.transition(row.status, action, actor, facts);
  const behind =
    result.ok && result.status !== null && (result.status === 1 || result.status === 3)
      ? standingAfter(action, result.status, row.standing)
      : 0;
  const changed = await transit(transaction, kind.table, row.id, {
    ...{ machine: kind.machine, action, actor, facts, userId, reason, audit },
    columns: async () => stamped(userId, { ...columns, behind }),
  });
  if (changed instanceof Refusal || !SHOWING.includes(action)) return changed;
  await showUnderSearch(transaction, kind, changed);
  return changed;
}

/** Puts a record under the search of the site while it is shown, and takes it out otherwise. */
export async function showUnderSearch(transaction: Transaction, kind: ShelfKind, row: ShelfRow): Promise<void> {
  const document = kind.document(row);
  if (row.standing === 2) await postgresIndex.put(transaction, document);
  else await postgresIndex.remove(transaction, document.kind, document.id);
}

/** The same by its owner. */
export const changeOwn = (
  transaction: Transaction,
  caller: BusinessMember,
  kind: ShelfKind,
  row: ShelfRow,
  action: ShelfAct,
  columns?: Readonly<Record<string, unknown>>,
) =>
  changeShelf(transaction, kind, row, {
    ...{ action, actor: actorOf(caller, 'owner'), userId: caller.userId, ...(columns && { columns }) },
  });

/** What every answer says of a record beside its fields. */
export const recordOf = (kind: ShelfKind, row: ShelfRow, caller: BusinessMember) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code, status: row.status },
  allowedActions: kind.machine.allowedActions(row.status, actorOf(caller, 'owner'), factsOf(row)),
  ...{ title: row.title, cover: row.cover, standing: row.standing, hasChange: row.change !== null },
  ...{ reason: row.reason, publishTime: timeText(row.publish_time) },
});
