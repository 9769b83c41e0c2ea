import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { SignUpStatus } from '@jianzhu/domain/sign-ups';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface ConsortiumMember {
  readonly businessName: string;
  /** percent */
  readonly share: number;
}

interface SignUpTable extends RecordColumns {
  code: string;
  tender_id: string;
  buyer_business_id: string;
  status: Status<SignUpStatus>;
  contact_name: string;
  contact_phone: string;
  email: string;
  authorized_person: string;
  /** Wrapped by the keeper of keys. */
  authorized_id_card: Buffer;
  authorization_letter: Json<readonly AttachmentEntry[]>;
  qualification_ids: string[];
  consortium: Json<readonly ConsortiumMember[]>;
  reject_reason: Generated<string>;
  submit_time: ColumnType<Date, Date, Date>;
  audit_time: Moment;
  /** Null where nobody decided. */
  audit_user_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** While the document fee is paid and not given back. */
  fee_paid_time: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    sign_up: SignUpTable;
  }
}
