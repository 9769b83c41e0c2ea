import type { NeedReplyStatus, NeedStatus } from '@jianzhu/domain/needs';
import type { ColumnType, Generated } from 'kysely';
import type { Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface NeedTable {
  id: Generated<string>;
  /** Null for a visitor's, as who made it. */
  business_id: string | null;
  create_user_id: string | null;
  create_time: Generated<Date>;
  update_user_id: string | null;
  update_time: ColumnType<Date, Date | undefined, Date>;
  version: Generated<number>;
  code: string;
  title: string;
  /** Of `SERVICE_TYPES`. */
  need_type: number;
  /** fen, as the other bound */
  budget_min: string | number | null;
  budget_max: string | number | null;
  province_code: string;
  city_code: string;
  city_name: string;
  district_code: string;
  district_name: string;
  /** `YYYY-MM-DD` */
  deadline: string;
  description: string;
  is_public: boolean;
  status: Status<NeedStatus>;
  reason: Generated<string>;
  publish_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reply_count: Generated<number>;
  owner_agrees: Generated<boolean>;
  replier_agrees: Generated<boolean>;
}

interface NeedReplyTable extends RecordColumns {
  need_id: string;
  owner_business_id: string | null;
  /** fen */
  price: string | number;
  days: number;
  plan: string;
  status: Status<NeedReplyStatus>;
}

interface NeedContactTable {
  need_id: string;
  business_id: string | null;
  contact_name: string;
  contact_phone: string;
  visitor_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

declare module '../db/schema.ts' {
  interface Schema {
    need: NeedTable;
    need_contact: NeedContactTable;
    need_reply: NeedReplyTable;
  }
}
