import type { Generated } from 'kysely';
import type { ShelfColumns } from '../shelf/tables.ts';

interface ServiceTable extends ShelfColumns {
  /** Of `SERVICE_TYPES`. */
  service_type: number;
  images: Generated<string[]>;
  /** Of `CHARGE_MODES`. */
  charge_mode: number;
  /** fen, of packages the least; null where it is agreed. */
  price: number | null;
  unit: Generated<string>;
  packages: Generated<{ name: string; price: number; days: number; content: string[] }[]>;
  service_days: number;
  /** Codes of cities; none: the whole province. */
  regions: Generated<string[]>;
  process: { title: string; text: string }[];
  deliverables: Generated<string[]>;
  materials_needed: Generated<string[]>;
  qualification_ids: Generated<string[]>;
  faq: Generated<{ q: string; a: string }[]>;
  detail: string;
  /** Of `REFUND_RULES`. */
  refund_rule: number;
  sales: Generated<number>;
  /** 0 before the first rating. */
  score: Generated<string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    service: ServiceTable;
  }
}
