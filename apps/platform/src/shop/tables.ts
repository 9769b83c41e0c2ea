import type { PageSchema, Terminal } from '@jianzhu/domain/shops';
import type { Generated } from 'kysely';
import type { Json, Moment } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface ShopTable extends RecordColumns {
  /** Its short address; null without one. */
  path: string | null;
  /** Terminals whose page the platform has blocked. */
  blocked: Generated<Terminal[]>;
}

/** The version is that of the draft. */
interface ShopPageTable extends RecordColumns {
  terminal: Terminal;
  draft: Json<PageSchema>;
  /** Number of the version that was published last; 0 before the first. */
  published_no: Generated<number>;
  /** Version of the draft that it was. */
  published_version: Generated<number>;
  publish_time: Moment;
  publish_user_id: string | null;
  block_reason: Generated<string>;
  blocked_version: Generated<number>;
  schedule_time: Moment;
  schedule_schema: Json<PageSchema | null>;
  schedule_version: number | null;
  schedule_user_id: string | null;
  schedule_problem: Generated<string>;
}

interface ShopVersionTable {
  id: Generated<string>;
  business_id: string;
  terminal: Terminal;
  version_no: number;
  schema: Json<PageSchema>;
  publish_time: Date;
  publish_user_id: string;
  is_shown: Generated<boolean>;
}

interface ShopPreviewTable {
  token_hash: Buffer;
  business_id: string;
  terminal: Terminal;
  expires_at: Date;
}

interface ShopCategoryTable {
  id: Generated<string>;
  business_id: string;
  parent_id: string | null;
  name: string;
  sort: number;
}

interface ShopOfferTable {
  id: Generated<string>;
  business_id: string;
  kind: number;
  title: string;
  text: string;
  /** `YYYY-MM-DD` */
  begin_date: string;
  end_date: string;
  sort: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    shop: ShopTable;
    shop_page: ShopPageTable;
    shop_version: ShopVersionTable;
    shop_preview: ShopPreviewTable;
    shop_category: ShopCategoryTable;
    shop_offer: ShopOfferTable;
  }
}
