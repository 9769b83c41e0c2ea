import type { ColumnType } from 'kysely';

/** JSON: read as it is, written as a text. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;

/** When something happened, null before it. */
export type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** When something happens, known from the first on. */
export type Time = ColumnType<Date, Date, Date>;

/** A status of a status table: the check of its column lets no other number in, and has the first one for a new row. */
export type Status<Value extends number> = ColumnType<Value, number | undefined, number>;
