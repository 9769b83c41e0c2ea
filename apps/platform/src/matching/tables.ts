import type { Generated } from 'kysely';

interface SupplyDemandTable {
  id: Generated<string>;
  business_id: string;
  tab: string;
  side: string;
  category_code: string;
  category_name: string;
  title: string;
  specification: string;
  region_name: string;
  quantity: string;
  unit: string;
  /** fen */
  amount: string | null;
  deadline: Date | null;
  is_anonymous: boolean;
  create_time: Date;
  url: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    supply_demand: SupplyDemandTable;
  }
}
