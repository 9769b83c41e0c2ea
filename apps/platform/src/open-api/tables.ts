import type { OpenScope } from '@jianzhu/domain/open-api';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../record/record-table.ts';

interface ApiKeyTable extends RecordColumns {
  name: string;
  prefix: string;
  scopes: OpenScope[];
  per_minute: number;
  per_day: number;
  expires_at: Date;
  revoked_at: Date | null;
}

interface ApiKeyUseTable {
  key_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  calls: number;
  last_at: Date;
}

interface ApiRequestTable {
  id: Generated<string>;
  business_id: string;
  key_id: string;
  at: Generated<Date>;
  call: string;
  status: number;
  code: number;
  ms: number;
  address: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    api_key: ApiKeyTable;
    api_key_use: ApiKeyUseTable;
    api_request: ApiRequestTable;
  }
}
