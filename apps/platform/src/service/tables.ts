import type { Generated } from 'kysely';
import type { RecordColumns } from '../record/record-table.ts';

interface ServiceTable extends RecordColumns {
  title: string;
  /** Of `SERVICE_TYPES`. */
  service_type: number;
  cover: Generated<string>;
  /** Of `CHARGE_MODES`. */
  charge_mode: number;
  /** fen; null where it is agreed. */
  price: number | null;
  unit: Generated<string>;
  packages: Generated<{ name: string; price: number; days: number; content: string[] }[]>;
  service_days: number;
  /** Codes of cities; none: the whole province. */
  regions: Generated<string[]>;
  process: { title: string; text: string }[];
  deliverables: Generated<string[]>;
  materials_needed: Generated<string[]>;
  faq: Generated<{ q: string; a: string }[]>;
  detail: string;
  /** Of `REFUND_RULES`. */
  refund_rule: number;
  sales: Generated<number>;
  /** 0 before the first rating. */
  score: Generated<string>;
  /** 0 draft, 1 in review, 2 on the shelf, 3 rejected, 4 withdrawn. */
  status: Generated<number>;
  publish_time: Date | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    service: ServiceTable;
  }
}
