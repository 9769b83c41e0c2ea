import type { REVIEW_STATUS } from '@jianzhu/domain/records';
import type { SupplierProfileFields } from '@jianzhu/domain/supplier-profiles';
import type { ColumnType, Generated } from 'kysely';
import type { Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface SupplierProfileTable extends RecordColumns {
  code: Generated<string>;
  status: Status<(typeof REVIEW_STATUS)[keyof typeof REVIEW_STATUS]>;
  /** Of the rejection. */
  reason: Generated<string>;
  submit_time: Moment;
  written: ColumnType<SupplierProfileFields, string, string>;
  /** Null before the first approval. */
  approved: ColumnType<SupplierProfileFields | null, string | null | undefined, string | null>;
  approved_at: Moment;
}

/** A warehouse as everybody sees it; the area in square metres. */
interface ShownWarehouse {
  readonly name: string;
  readonly regionName: string;
  readonly area: string;
}

interface SupplierStandingTable {
  business_id: string;
  main_categories: string[];
  supply_regions: string[];
  vehicles: number | null;
  service_tags: string[];
  intro: string;
  warehouses: ColumnType<readonly ShownWarehouse[], string, string>;
  approve_time: ColumnType<Date, Date, Date>;
}

interface SupplierBrandTable {
  id: Generated<string>;
  business_id: string;
  /** From 0. */
  place: number;
  name: string;
  auth_kind: number;
  begin_date: string;
  end_date: string;
  /** Days of the last reminder of its end; null before the first. */
  reminded_days: ColumnType<number | null, number | null | undefined, number | null>;
}

declare module '../db/schema.ts' {
  interface Schema {
    supplier_profile: SupplierProfileTable;
    supplier_standing: SupplierStandingTable;
    supplier_brand: SupplierBrandTable;
  }
}
