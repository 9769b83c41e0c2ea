import type { AttachmentEntry, Region } from '@jianzhu/domain/forms';
import type { Moved, TenderStatus } from '@jianzhu/domain/tenders';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface KeptEvalItem {
  readonly name: string;
  readonly kind: number | null;
  readonly maxScore: number | null;
}

interface KeptChange {
  readonly content: string;
  readonly attachments: readonly AttachmentEntry[];
  readonly createTime: string;
  readonly times: readonly Moved[];
}

interface TenderTable extends RecordColumns {
  code: string;
  status: Status<TenderStatus>;
  title: string;
  tender_type: number | null;
  tender_kind: number | null;
  is_statutory: boolean;
  statutory_no: Generated<string>;
  project_name: Generated<string>;
  region: ColumnType<Region | null, string | null | undefined, string | null>;
  city_code: Generated<string>;
  city_name: Generated<string>;
  fund_source: number | null;
  scope_text: Generated<string>;
  /** fen */
  control_price: string | number | null;
  required_qualifications: Generated<string[]>;
  allow_consortium: boolean;
  performance_text: Generated<string>;
  sign_up_start: Moment;
  sign_up_end: Moment;
  doc_start: Moment;
  doc_end: Moment;
  bid_deadline: Moment;
  open_time: Moment;
  need_audit: boolean;
  /** fen */
  doc_fee: string | number | null;
  /** fen */
  deposit_amount: string | number | null;
  deposit_methods: Generated<number[]>;
  deposit_deadline: Moment;
  eval_method: number | null;
  eval_items: Json<readonly KeptEvalItem[]>;
  bid_valid_days: number | null;
  candidate_count: number | null;
  publicity_days: number | null;
  doc_visible: number | null;
  doc_count: Generated<number>;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  agency_name: Generated<string>;
  publish_time: Moment;
  fail_reason: Generated<string>;
  stopped_at: number | null;
  /** Bids that were handed in, once the bidding is over. */
  bid_count: ColumnType<number | null, number | null | undefined, number | null>;
  /** Sign-ups that take part or wait. */
  sign_up_count: Generated<number>;
  let_in_count: Generated<number>;
  waiting_count: Generated<number>;
  /** The first one first. */
  changes: Json<readonly KeptChange[]>;
}

interface TenderInviteeTable {
  id: Generated<string>;
  tender_id: string;
  business_id: string;
  buyer_business_id: string;
  create_time: Generated<Date>;
}

interface TenderLineTable {
  id: Generated<string>;
  tender_id: string;
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
}

interface TenderPrivateTable {
  tender_id: string;
  business_id: string;
  /** fen */
  estimate_amount: string | number | null;
  /** fen by line id */
  ref_prices: Json<Readonly<Record<string, number>>>;
  invitee_ids: Generated<string[]>;
  /** Members who open its bids. */
  opener_ids: Generated<string[]>;
  docs: Json<readonly AttachmentEntry[]>;
}

interface TenderPublicationTable {
  business_id: string;
  /** First day of the month, `YYYY-MM-DD`. */
  month: string;
  tender_id: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    tender: TenderTable;
    tender_invitee: TenderInviteeTable;
    tender_line: TenderLineTable;
    tender_private: TenderPrivateTable;
    tender_publication: TenderPublicationTable;
  }
}
