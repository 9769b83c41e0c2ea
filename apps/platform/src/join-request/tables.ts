import type { JoinRequestStatus } from '@jianzhu/domain/invitations';
import type { Generated } from 'kysely';
import type { Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface JoinRequestTable extends RecordColumns {
  reason: string;
  status: Status<JoinRequestStatus>;
  handle_user_id: string | null;
  handle_time: Moment;
  refuse_reason: Generated<string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    join_request: JoinRequestTable;
  }
}
