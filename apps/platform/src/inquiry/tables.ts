import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { AwardStatus, InquiryStatus, InviteeStatus } from '@jianzhu/domain/inquiries';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

/** Read as it was written; written as JSON text. */

/** What a buyer added while the inquiry was out. */
interface Supplement {
  readonly content: string;
  readonly attachments: readonly AttachmentEntry[];
  readonly createTime: string;
}

interface InquiryTable extends RecordColumns {
  code: string;
  status: Status<InquiryStatus>;
  title: string;
  project_name: Generated<string>;
  project_id: string | null;
  category_codes: Generated<string[]>;
  publish_scope: number | null;
  whole_order: boolean;
  sealed: boolean;
  allow_second: boolean;
  round: Generated<number>;
  quote_deadline: Moment;
  sign_up_deadline: Moment;
  round2_deadline: Moment;
  /** `YYYY-MM-DD` */
  delivery_date: string | null;
  city_code: Generated<string>;
  city_name: Generated<string>;
  region_text: Generated<string>;
  delivery_method: number | null;
  freight_bearer: number | null;
  payment_term: number | null;
  payment_term_text: Generated<string>;
  invoice_type: number | null;
  expect_tax_rates: Generated<number[]>;
  pricing_mode: number | null;
  min_supplier_level: number | null;
  required_qualifications: Generated<string[]>;
  hide_contact: Generated<boolean>;
  remark: Generated<string>;
  attachments: Json<readonly AttachmentEntry[]>;
  supplements: Json<readonly Supplement[]>;
  supplement_time: Moment;
  line_count: Generated<number>;
  quoted_count: Generated<number>;
  invited_count: Generated<number>;
  viewed_count: Generated<number>;
  is_answered: Generated<boolean>;
  extensions: Generated<number>;
  publish_time: Moment;
  open_time: Moment;
  award_time: Moment;
  award_mode: number | null;
  close_time: Moment;
  close_reason: number | null;
  close_remark: Generated<string>;
  result_public: Generated<boolean>;
  /** Hidden from its owner; suppliers have submitted to it once. */
  is_deleted: Generated<boolean>;
}

interface InquiryLineTable {
  id: Generated<string>;
  inquiry_id: string;
  business_id: string;
  line_no: number;
  category_code: string | null;
  material_name: string;
  spec: string;
  brand: string;
  accept_equivalent: boolean;
  unit: string | null;
  quantity: string;
  arrival_date: string | null;
  warranty_days: number | null;
  tech_require: string;
  remark: string;
  attachments: Json<readonly AttachmentEntry[]>;
  /** Of `LINE_STATUS`. */
  line_status: Generated<number>;
}

interface InquiryPrivateTable {
  inquiry_id: string;
  business_id: string;
  address_id: string | null;
  /** fen */
  budget_amount: string | number | null;
  /** fen by line id */
  ref_prices: Json<Readonly<Record<string, number>>>;
  invitee_ids: Generated<string[]>;
  /** Quotation by line id. */
  won_by: Json<Readonly<Record<string, string>>>;
}

interface InquirySiteTable {
  inquiry_id: string;
  business_id: string;
  detail: string;
  site_name: string;
  receiver: string;
  phone: string;
}

interface InquiryContactTable {
  inquiry_id: string;
  business_id: string;
  contact_name: string;
  contact_phone: string;
}

interface InquiryInviteeTable {
  id: Generated<string>;
  inquiry_id: string;
  business_id: string;
  buyer_business_id: string;
  create_time: Generated<Date>;
  update_time: ColumnType<Date, Date | undefined, Date>;
  version: Generated<number>;
  source: number;
  status: Status<InviteeStatus>;
  view_time: Moment;
  answer_time: Moment;
  decline_reason: number | null;
  decline_remark: Generated<string>;
}

interface InquiryRoundTable {
  inquiry_id: string;
  round: number;
  deadline: ColumnType<Date, Date, Date>;
  public_key: Buffer;
  private_key: Buffer | null;
  may_open_early: Generated<boolean>;
  opened_at: Moment;
}

interface InquiryAwardTable extends RecordColumns {
  inquiry_id: string;
  status: Status<AwardStatus>;
  /** fen */
  total_amount: string | number;
  /** As it was put forward. */
  content: Json<unknown>;
  reason: Generated<string>;
}

interface InquiryExclusionTable {
  inquiry_id: string;
  quotation_id: string;
  business_id: string;
  create_user_id: string;
  create_time: ColumnType<Date, Date, Date>;
  reason: string;
}

interface AwardRuleTable {
  business_id: string;
  /** fen */
  approval_threshold: string | number;
}

interface InquiryResultTable {
  inquiry_id: string;
  business_id: string;
  supplier_business_id: string;
  supplier_name: string;
  /** fen */
  total_amount: string | number | null;
}

interface InquiryPublicationTable {
  business_id: string;
  /** First day of the month, `YYYY-MM-DD`. */
  month: string;
  inquiry_id: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    inquiry: InquiryTable;
    inquiry_line: InquiryLineTable;
    inquiry_private: InquiryPrivateTable;
    inquiry_site: InquirySiteTable;
    inquiry_contact: InquiryContactTable;
    inquiry_invitee: InquiryInviteeTable;
    inquiry_round: InquiryRoundTable;
    inquiry_award: InquiryAwardTable;
    inquiry_exclusion: InquiryExclusionTable;
    award_rule: AwardRuleTable;
    inquiry_result: InquiryResultTable;
    inquiry_publication: InquiryPublicationTable;
  }
}
