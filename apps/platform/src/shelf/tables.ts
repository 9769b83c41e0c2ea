import type { ShelfStanding, ShelfStatus } from '@jianzhu/domain/shelves';
import type { ColumnType, Generated } from 'kysely';
import type { Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

type Written<Value> = ColumnType<Value, string | undefined, string>;

/** Columns of every table of what companies publish (domain rules 10.2); its interface extends this one. */
export interface ShelfColumns extends RecordColumns {
  code: Generated<string>;
  title: string;
  cover: Generated<string>;
  status: Status<ShelfStatus>;
  /** What stands behind a review or a rejection. */
  behind: ColumnType<ShelfStanding, ShelfStanding | undefined, ShelfStanding>;
  /** What stands: the database makes it of the two. */
  standing: ColumnType<ShelfStanding, never, never>;
  /** The fields that are written in place of what was approved. */
  change: ColumnType<object | null, string | null | undefined, string | null>;
  /** Why it was sent back, or taken off by the platform. */
  reason: Generated<string>;
  field_reasons: Written<{ field: string; reason: string }[]>;
  submit_time: Moment;
  publish_time: Moment;
}
