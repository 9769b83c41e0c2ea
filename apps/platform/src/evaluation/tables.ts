import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../inquiry/tables.ts';
import type { RecordColumns } from '../record/record-table.ts';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Time = ColumnType<Date, Date, Date>;

interface TenderEvaluatorTable {
  tender_id: string;
  /** From 1; a result that is taken back is followed by another round. */
  round: number;
  user_id: string;
  business_id: string;
  place: number;
  declare_time: Moment;
  has_conflict: Generated<boolean>;
  conflict_note: Generated<string>;
  submit_time: Moment;
}

interface TenderMarkTable {
  tender_id: string;
  round: number;
  user_id: string;
  bid_id: string;
  item_index: number;
  /** Of points. */
  tenths: number;
}

interface TenderResultTable {
  tender_id: string;
  round: number;
  business_id: string;
  submit_user_id: string;
  publicity_start: Time;
  publicity_end: Time;
  report_files: Json<readonly AttachmentEntry[]>;
  void_time: Moment;
  void_reason: Generated<string>;
}

interface TenderCandidateTable {
  tender_id: string;
  round: number;
  rank: number;
  bid_id: string;
  business_id: string;
  bidder_name: string;
  /** Hundredths of points; null where the price alone decides. */
  points: number | null;
  /** 0 stands, 1 has won, 2 has refused. */
  outcome: Generated<number>;
}

interface ObjectionTable extends RecordColumns {
  tender_id: string;
  round: number;
  buyer_business_id: string;
  /** Of `OBJECTION_STATUS`. */
  status: Generated<number>;
  content: string;
  attachments: Json<readonly AttachmentEntry[]>;
  answer_deadline: Time;
  answer: Generated<string>;
  answer_time: Moment;
}

interface TenderAwardTable {
  id: Generated<string>;
  business_id: string;
  tender_id: string;
  round: number;
  bid_id: string;
  deal_id: string;
  user_id: string;
  reason: string;
  contract_days: number;
  award_time: Time;
  /** Since its winner has refused, or let its time pass. */
  lapse_time: Moment;
}

declare module '../db/schema.ts' {
  interface Schema {
    tender_evaluator: TenderEvaluatorTable;
    tender_mark: TenderMarkTable;
    tender_result: TenderResultTable;
    tender_candidate: TenderCandidateTable;
    objection: ObjectionTable;
    tender_award: TenderAwardTable;
  }
}
