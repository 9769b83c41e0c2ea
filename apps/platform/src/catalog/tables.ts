import type { Generated } from 'kysely';

interface MaterialTable {
  id: Generated<string>;
  category_code: string;
  name: string;
  spec: string;
  unit: string;
  typed: string;
  use_count: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    material: MaterialTable;
  }
}
