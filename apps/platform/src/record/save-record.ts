import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Schema, Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from './find-record.ts';
import { onlyRow } from './only-row.ts';
import type { RecordColumns, RecordRow, RecordTable } from './record-table.ts';
import { refuseOlder } from './refuse-changed.ts';

/** A member at work in a transaction of her own session. */
export interface ActingMember {
  readonly transaction: Transaction;
  readonly caller: BusinessMember;
}

/** Where records are kept, and how a member sees one. */
export interface RecordKind<Table extends RecordTable> {
  readonly table: Table;
  readonly toWire: (row: RecordRow<Table>, caller: BusinessMember) => unknown;
}

/** A record as its author saw it. */
export interface Seen {
  readonly id: string;
  readonly version: number;
}

/** Which record is saved; without an id a new one. */
export interface SavedOf {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
}

/** The columns of a record that are its own. */
type Fields<Table extends RecordTable> = Omit<Updateable<Schema[Table]>, keyof RecordColumns>;

type Changed<Table extends RecordTable> = Promise<RecordRow<Table> | Refusal>;

/**
 * Adds a record, or changes the one that is named.
 *
 * @param fields every column without a default when it is added
 */
export function saveRecord<Table extends RecordTable>(
  kind: RecordKind<Table>,
  by: ActingMember,
  { id, version = 0 }: SavedOf,
  fields: Fields<Table>,
): Changed<Table> {
  return id === undefined ? addRecord(kind, by, fields) : changeRecord(kind, by, { id, version }, fields);
}

async function addRecord<Table extends RecordTable>(
  { table }: RecordKind<Table>,
  { transaction, caller }: ActingMember,
  fields: Fields<Table>,
): Promise<RecordRow<Table>> {
  const { userId, acting } = caller;
  const columns = {
    ...fields,
    business_id: acting.businessId,
    create_user_id: userId,
    update_user_id: userId,
  };
  const { rows } = await sql<RecordRow<Table>>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) returning *`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`nothing was added to ${table}`);
  return row;
}

/** Changes a record as its author saw it. Another version is refused with what somebody else has made of it. */
export async function changeRecord<Table extends RecordTable>(
  kind: RecordKind<Table>,
  by: ActingMember,
  seen: Seen,
  fields: Fields<Table>,
): Changed<Table> {
  const found = await findSeen(kind, by, seen);
  if (found instanceof Refusal) return found;
  const columns: Readonly<Record<string, unknown>> = { ...fields, ...touched(by.caller) };
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<RecordRow<Table>>`
    update ${sql.table(kind.table)} set ${sql.join(changes)} where id = ${found.id} returning *`.execute(
    by.transaction,
  );
  // Rows of a kind are records.
  return onlyRow(rows as (RecordRow<Table> & { readonly id: string })[], found.id) ?? new Refusal('notFound');
}

/** Removes a record as its author saw it; gives what it was. */
export async function removeRecord<Table extends RecordTable>(
  kind: RecordKind<Table>,
  by: ActingMember,
  seen: Seen,
): Changed<Table> {
  const found = await findSeen(kind, by, seen);
  if (!(found instanceof Refusal)) {
    const { rows } = await sql<{ id: string }>`
      delete from ${sql.table(kind.table)} where id = ${found.id} returning id`.execute(by.transaction);
    onlyRow(rows, found.id);
  }
  return found;
}

/** What every change of a row notes of itself. */
export const touched = (caller: BusinessMember) =>
  ({
    version: sql<number>`version + 1`,
    update_time: sql<Date>`clock_timestamp()`,
    update_user_id: caller.userId as string,
  }) satisfies Readonly<Record<string, RawBuilder<unknown> | string>>;

async function findSeen<Table extends RecordTable>(
  kind: RecordKind<Table>,
  by: ActingMember,
  { id, version }: Seen,
): Changed<Table> {
  const found = await findRecord(by.transaction, kind.table, id, 'lock');
  if (found instanceof Refusal) return found;
  // The table of a kind holds records.
  const row = found as RecordRow<Table>;
  const toWire = (kept: RecordRow<Table>) => kind.toWire(kept, by.caller);
  return (await refuseOlder(by.transaction, by.caller.userId, row, { version }, toWire)) ?? row;
}
