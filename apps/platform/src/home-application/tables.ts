import type { Generated } from 'kysely';

interface HomeApplicationTable {
  id: Generated<string>;
  code: string;
  kind: 'finance' | 'project' | 'open-api';
  business_name: string;
  contact_name: string;
  phone: string;
  project_id: string | null;
  content: Generated<string>;
  /** fen */
  amount: string | number | null;
  /** 1 received, 2 taken up, 3 closed. */
  status: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    home_application: HomeApplicationTable;
  }
}
