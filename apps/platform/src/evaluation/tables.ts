import type { ObjectionStatus } from '@jianzhu/domain/evaluations';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { Generated } from 'kysely';
import type { Json, Moment, Status, Time } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface OfRound {
  tender_id: string;
  /** From 1; a result that is taken back is followed by another round. */
  round: number;
}

interface TenderEvaluatorTable extends OfRound {
  user_id: string;
  business_id: string;
  place: number;
  declare_time: Moment;
  has_conflict: Generated<boolean>;
  conflict_note: Generated<string>;
  submit_time: Moment;
}

interface TenderMarkTable extends OfRound {
  user_id: string;
  bid_id: string;
  item_index: number;
  /** Of points. */
  tenths: number;
}

interface TenderResultTable extends OfRound {
  business_id: string;
  submit_user_id: string;
  publicity_start: Time;
  publicity_end: Time;
  report_files: Json<readonly AttachmentEntry[]>;
  void_time: Moment;
  void_reason: Generated<string>;
}

interface TenderCandidateTable extends OfRound {
  rank: number;
  bid_id: string;
  business_id: string;
  bidder_name: string;
  /** Hundredths of points; null where the price alone decides. */
  points: number | null;
  /** 0 stands, 1 has won, 2 has refused. */
  outcome: Generated<number>;
}

interface ObjectionTable extends RecordColumns, OfRound {
  buyer_business_id: string;
  status: Status<ObjectionStatus>;
  content: string;
  attachments: Json<readonly AttachmentEntry[]>;
  answer_deadline: Time;
  answer: Generated<string>;
  answer_time: Moment;
}

interface TenderAwardTable extends OfRound {
  id: Generated<string>;
  business_id: string;
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
