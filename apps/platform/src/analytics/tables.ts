import type { Generated } from 'kysely';

interface AnalyticsRecordTable {
  id: Generated<string>;
  received_at: Generated<Date>;
  data_source: string;
  action: number;
  create_time: string;
  real_name: string;
  from_path: string;
  to_path: string;
  resolution: string;
  /** ms */
  stay_duration: number;
  tenant_id: string;
  tenant_name: string;
  user_id: string;
  view_option_content: string;
  view_option_name: string;
  other: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    analytics_record: AnalyticsRecordTable;
  }
}
