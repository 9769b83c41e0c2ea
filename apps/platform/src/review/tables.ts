import type { ReviewStatus } from '@jianzhu/domain/records';
import type { ColumnType, Generated } from 'kysely';
import type { Status } from '../db/column-types.ts';

type Occurrence = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface ReviewTable {
  id: Generated<string>;
  /** A key of REVIEW_KINDS. */
  biz_type: string;
  biz_id: string;
  /** Null for what a visitor handed in. */
  business_id: string | null;
  /** 单号; '' before the first submission. */
  code: Generated<string>;
  title: string;
  status: Status<ReviewStatus>;
  reason: Generated<string>;
  submit_user_id: string | null;
  submitted_at: Occurrence;
  decided_at: Occurrence;
  /** Null where the system decided. */
  operator_id: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    review: ReviewTable;
  }
}
