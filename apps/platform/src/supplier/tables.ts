import type { Generated } from 'kysely';
import type { RecordColumns } from '../record/record-table.ts';

interface SupplierRelationTable extends RecordColumns {
  supplier_id: string;
  group_name: Generated<string>;
  level: 'A' | 'B' | 'C' | 'D' | null;
  remark: Generated<string>;
  is_black: Generated<boolean>;
  black_reason: Generated<string>;
}

interface SupplierFigureTable {
  supplier_id: string;
  invited_count: Generated<number>;
  answered_count: Generated<number>;
  quote_count: Generated<number>;
  deal_count: Generated<number>;
  response_minutes: number | null;
  rating_count: Generated<number>;
  quality_sum: Generated<number>;
  delivery_sum: Generated<number>;
  service_sum: Generated<number>;
  update_time: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    supplier_relation: SupplierRelationTable;
    supplier_figure: SupplierFigureTable;
  }
}
