import type { BidStatus } from '@jianzhu/domain/bids';
import type { Generated } from 'kysely';
import type { Json, Moment, Status, Time } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface BidTable extends RecordColumns {
  code: string;
  tender_id: string;
  sign_up_id: string;
  buyer_business_id: string;
  status: Status<BidStatus>;
  revision: Generated<number>;
  submit_time: Moment;
  opened_at: Moment;
  reject_reason: Generated<string>;
}

interface BidRevisionTable {
  bid_id: string;
  business_id: string;
  tender_id: string;
  /** 0 is the draft. */
  revision: number;
  user_id: string;
  submit_time: Time;
  content: Buffer;
  summary: Buffer;
  owner_key: Buffer;
  round_key: Buffer | null;
}

interface TenderKeyTable {
  tender_id: string;
  public_key: Buffer;
  private_key: Buffer | null;
}

interface BidOpenTable {
  bid_id: string;
  business_id: string;
  buyer_business_id: string;
  tender_id: string;
  submit_time: Time;
  /** fen */
  total_price: string | number;
  /** What was submitted (`bid-content.ts`). */
  content: Json<unknown>;
}

interface TenderOpenerTable {
  tender_id: string;
  business_id: string;
  user_id: string;
  confirm_time: Time;
}

interface TenderOpeningTable {
  tender_id: string;
  business_id: string;
  open_time: Time;
  opener_names: string[];
  is_public: boolean;
}

interface TenderOpeningRowTable {
  tender_id: string;
  place: number;
  bid_id: string;
  business_id: string;
  buyer_business_id: string;
  bidder_name: string;
  /** fen */
  total_price: string | number;
  period_days: number;
  quality_text: string;
  project_manager: string;
  deposit_status: number | null;
  submit_time: Time;
  remark: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    bid: BidTable;
    bid_revision: BidRevisionTable;
    tender_key: TenderKeyTable;
    bid_open: BidOpenTable;
    tender_opener: TenderOpenerTable;
    tender_opening: TenderOpeningTable;
    tender_opening_row: TenderOpeningRowTable;
  }
}
