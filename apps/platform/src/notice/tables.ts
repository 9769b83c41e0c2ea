import type { Generated } from 'kysely';

interface NoticeTable {
  id: Generated<string>;
  /** The receiver. */
  user_id: string;
  /** Null for a personal notice, shown in every business of the user. */
  business_id: string | null;
  notice_type: number;
  title: string;
  content: string;
  create_time: Generated<Date>;
  is_read: Generated<boolean>;
  switch_type: Generated<number>;
  jump_type: Generated<number>;
  jump_url: Generated<string>;
  opt_id: Generated<string>;
  page_source: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    notice: NoticeTable;
  }
}
