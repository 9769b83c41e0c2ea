import type { InvitationStatus } from '@jianzhu/domain/invitations';
import type { Generated } from 'kysely';
import type { Moment, Status, Time } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

/** What whoever joins will be in the company. */
interface OfferColumns {
  /** As a membership keeps them. */
  role_keys: string[];
  department: string;
  position: string;
  message: string;
}

interface InvitationTable extends RecordColumns, OfferColumns {
  code: string;
  phone: string;
  name: string;
  expire_days: number;
  expires_at: Time;
  status: Status<InvitationStatus>;
  answer_user_id: string | null;
  answer_time: Moment;
  link_id: string | null;
}

interface InvitationLinkTable extends RecordColumns, OfferColumns {
  token_hash: Buffer;
  max_uses: number;
  uses: Generated<number>;
  expires_at: Time;
  revoked_at: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    invitation: InvitationTable;
    invitation_link: InvitationLinkTable;
  }
}
