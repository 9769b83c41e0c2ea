import type { AttachmentEntry, Region } from '@jianzhu/domain/forms';
import type { ProductFields } from '@jianzhu/domain/products';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../db/column-types.ts';
import type { ShelfColumns } from '../shelf/tables.ts';

/** The title is the name of a product. */
interface ProductTable extends ShelfColumns {
  /** A leaf of the tree of materials. */
  category_code: string;
  category_group: GeneratedAlways<string>;
  brand_name: string;
  manufacturer: Generated<string>;
  origin: Json<Region | null>;
  standard_no: Generated<string>;
  /** Of `UNITS`. */
  unit: string;
  tax_rate: number;
  invoice_type: number;
  /** Of `PRICE_MODES`. */
  price_mode: number;
  /** fen, the least of what is on sale; null where it is agreed. */
  price_from: string | null;
  price_to: string | null;
  /** Of all combinations on sale. */
  stock: number;
  specs: Json<ProductFields['specs']>;
  skus: Json<ProductFields['skus']>;
  min_order_qty: Generated<string>;
  /** Codes of cities; none: the whole country. */
  supply_regions: Generated<string[]>;
  freight_note: Generated<string>;
  delivery_days: number;
  images: string[];
  video: Json<readonly AttachmentEntry[]>;
  certificates: Json<readonly AttachmentEntry[]>;
  attributes: Json<ProductFields['attributes']>;
  /** `name:value` of those that lists are narrowed by. */
  facet_values: Generated<string[]>;
  detail: string;
  keywords: Generated<string[]>;
  shop_category_ids: Generated<string[]>;
  sort: Generated<number>;
  view_count: Generated<number>;
  /** Of its company; the database keeps it. */
  city_code: Generated<string>;
}

interface ProductVersionTable {
  id: Generated<string>;
  business_id: string;
  product_id: string;
  version_no: number;
  fields: Json<ProductFields>;
  publish_time: Date;
}

interface ProductViewTable {
  product_id: string;
  visitor: Buffer;
  viewed_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    product: ProductTable;
    product_version: ProductVersionTable;
    product_view: ProductViewTable;
  }
}
