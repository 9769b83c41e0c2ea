import type { CertificationStatus } from '@jianzhu/domain/certifications';
import type { Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';
import type { FieldReason } from '../review/review-kind.ts';

interface ApplicationColumns extends Omit<RecordColumns, 'business_id'> {
  code: string;
  status: Status<CertificationStatus>;
  /** What was filled in, without identity numbers. */
  fields: Json<Readonly<Record<string, unknown>>>;
  reason: Generated<string>;
  field_reasons: Json<readonly FieldReason[]>;
  submit_time: Moment;
  decide_time: Moment;
}

/** Wrapped by the keeper of keys; null while none was given. */
type Wrapped = Buffer | null;

interface PersonalCertificationTable extends ApplicationColumns {
  /** Of a person's own there is none. */
  business_id: string | null;
  id_number: Wrapped;
  id_mark: Wrapped;
  id_masked: Generated<string>;
}

interface CorporateCertificationTable extends ApplicationColumns {
  business_id: string;
  business_name: Generated<string>;
  credit_code: Generated<string>;
  license_end: string | null;
  is_claim: Generated<boolean>;
  legal_number: Wrapped;
  legal_masked: Generated<string>;
  agent_number: Wrapped;
  agent_masked: Generated<string>;
  submit_user_id: string | null;
  /** Days before the end of the licence of the last reminder. */
  reminded_days: number | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    personal_certification: PersonalCertificationTable;
    corporate_certification: CorporateCertificationTable;
  }
}
