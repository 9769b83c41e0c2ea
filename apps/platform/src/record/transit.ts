import './tables.ts';
import { type Actor, checkVersion, type StatusMachine } from '@jianzhu/domain/records';
import { type ColumnType, type Generated, type RawBuilder, sql, type Updateable } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { findRecord } from './find-record.ts';
import { onlyRow } from './only-row.ts';
import type { Row } from './record-table.ts';
import { refuseChanged } from './refuse-changed.ts';

/** Columns of a table whose records go through statuses. */
interface StatusColumns {
  id: Generated<string>;
  business_id: string | null;
  status: ColumnType<number, number | undefined, number>;
  version: Generated<number>;
}

type StatusTable = { [Name in keyof Schema]: Schema[Name] extends StatusColumns ? Name : never }[keyof Schema];

/** What is done to a record with a status, and by whom. */
interface Act<Table extends StatusTable, Status extends number, Who extends string, Action extends string, Facts> {
  readonly machine: StatusMachine<Status, Who, Action, Facts>;
  readonly action: Action;
  readonly actor: Actor<Who>;
  readonly facts: Facts;
  /** The member who acts; null for the platform and those who run it. */
  readonly userId: string | null;
  /** Why the record is sent back; left out where nobody says. */
  readonly reason?: string | undefined;
  /** What the actor acts on, and how he sees a record; left out where another check has been made under the same lock. */
  readonly seen?: { readonly version: number; readonly toWire: (row: Row<Table>) => unknown };
  /** What is written besides status and version. */
  readonly columns: (row: Row<Table>) => Promise<Columns<Table>>;
  /** `call`: the event of the member's call is kept with its commit. Whoever has none writes one here. */
  readonly audit: 'call' | ((row: Row<Table>) => Promise<void>);
}

/** Values, or expressions for them. */
type Columns<Table extends StatusTable> = {
  readonly [Name in Exclude<keyof Updateable<Schema[Table]>, keyof StatusColumns>]?:
    | Updateable<Schema[Table]>[Name]
    | RawBuilder<unknown>;
};

/**
 * Does an act on a record as its status table says, and nothing else changes a status: locks the record, compares the
 * version (409 with what others have made of it), asks the machine, writes columns, status and version, the status log,
 * keeps the act. In one transaction; what follows from the act (notices, jobs, search) belongs into it too, behind this.
 */
export async function transit<
  Table extends StatusTable,
  Status extends number,
  Who extends string,
  Action extends string,
  Facts,
>(
  transaction: Transaction,
  table: Table,
  id: string,
  act: Act<Table, Status, Who, Action, Facts>,
): Promise<Row<Table> | Refusal> {
  const { machine, action, actor, facts, userId, reason = '', seen, audit } = act;
  const row = await findRecord(transaction, table, id, 'lock');
  if (row instanceof Refusal) return row;
  // The row of a status table; its check constraint holds the machine's statuses alone.
  const {
    status,
    version,
    business_id,
    id: known,
  } = row as unknown as {
    id: string;
    status: Status;
    version: number;
    business_id: string | null;
  };
  const record = { record_table: table, record_id: id };
  if (seen !== undefined && checkVersion(version, seen.version) !== null) {
    return refuseChanged(transaction, seen.toWire(row), userId, await lastChange(transaction, record));
  }
  const result = machine.transition(status, action, actor, facts);
  if (!result.ok) return refuseAs(result.refusal);
  const columns = { ...(await act.columns(row)), status: result.status, version: sql`version + 1` };
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set ${sql.join(changes)} where id = ${id} returning *`.execute(transaction);
  // Each row of a status table has its id.
  const changed = onlyRow(rows as unknown as (Row<Table> & { readonly id: string })[], known);
  if (changed === undefined) return new Refusal('notFound');
  await transaction
    .insertInto('status_log')
    .values({
      ...{ ...record, business_id, action, from_status: status, to_status: result.status, user_id: userId, reason },
      // The trail of a record stands beside its own times, which follow the clock of the business.
      create_time: businessNow,
    })
    .execute();
  if (audit !== 'call') await audit(changed);
  return changed;
}

function lastChange(
  transaction: Transaction,
  { record_table, record_id }: Readonly<Record<'record_table' | 'record_id', string>>,
) {
  return transaction
    .selectFrom('status_log')
    .select(['user_id as userId', 'create_time as time'])
    .where('record_table', '=', record_table)
    .where('record_id', '=', record_id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
