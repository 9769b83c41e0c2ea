import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Columns of every table of records (domain rules 0.9); its interface extends this one. */
export interface RecordColumns {
  id: Generated<string>;
  business_id: string;
  create_user_id: string;
  create_time: Generated<Date>;
  update_user_id: string;
  update_time: ColumnType<Date, Date | undefined, Date>;
  version: Generated<number>;
}

/** The tables of records. */
export type RecordTable = {
  [Name in keyof Schema]: Schema[Name] extends RecordColumns ? Name : never;
}[keyof Schema];

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** The same of a record. */
export type RecordRow<Table extends RecordTable> = Selectable<RecordColumns> & Row<Table>;
