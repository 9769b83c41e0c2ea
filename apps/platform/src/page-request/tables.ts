import type { ColumnType } from 'kysely';

interface PageRequestTable {
  user_id: string;
  business_id: string;
  /** Path of the page. */
  page: string;
  /** In Asia/Shanghai. */
  day: ColumnType<string, undefined, never>;
}

declare module '../db/schema.ts' {
  interface Schema {
    page_request: PageRequestTable;
  }
}
