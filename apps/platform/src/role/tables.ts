import type { RecordColumns } from '../record/record-table.ts';

interface RoleTable extends RecordColumns {
  name: string;
  description: string;
  /** With the `_view` keys that the others bring, in the order of the tree. */
  permission_keys: string[];
  /** Of DATA_SCOPES. */
  data_scope: number;
  /** fen */
  approval_limit: string | number | null;
}

interface SystemRoleLimitTable {
  business_id: string;
  role_key: string;
  /** fen */
  approval_limit: string | number;
}

declare module '../db/schema.ts' {
  interface Schema {
    role: RoleTable;
    system_role_limit: SystemRoleLimitTable;
  }
}
