import type { QuotationStatus } from '@jianzhu/domain/quotations';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface QuotationTable extends RecordColumns {
  code: string;
  inquiry_id: string;
  buyer_business_id: string;
  status: Status<QuotationStatus>;
  round: Generated<number>;
  revision: Generated<number>;
  second_revision: Generated<number>;
  submit_time: Moment;
  opened_at: Moment;
  is_second_sealed: Generated<boolean>;
}

interface QuotationRevisionTable {
  quotation_id: string;
  business_id: string;
  inquiry_id: string;
  /** 0 is the draft. */
  round: number;
  revision: number;
  user_id: string;
  submit_time: ColumnType<Date, Date, Date>;
  content: Buffer;
  summary: Buffer;
  owner_key: Buffer;
  round_key: Buffer | null;
}

interface QuotationOpenTable {
  quotation_id: string;
  business_id: string;
  buyer_business_id: string;
  inquiry_id: string;
  submit_time: ColumnType<Date, Date, Date>;
  /** `YYYY-MM-DD` */
  valid_until: string;
  /** fen */
  total_amount: string | number;
  /** What was submitted, with its amounts (`quotation-content.ts`). */
  content: Json<unknown>;
  second_content: ColumnType<unknown, string | null | undefined, string | null>;
}

interface SecondRoundColumns {
  business_id: string;
  inquiry_id: string;
  deadline: ColumnType<Date, Date, Date>;
  line_ids: string[];
  /** fen by line id */
  target_prices: Json<Readonly<Record<string, number>>>;
  show_target: boolean;
  show_rank: boolean;
  message: string;
}

interface SecondRoundTable extends SecondRoundColumns {
  asked_count: number;
  answered_count: Generated<number>;
}

interface SecondRoundAskedTable extends SecondRoundColumns {
  quotation_id: string;
  buyer_business_id: string;
  rank: number | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    quotation: QuotationTable;
    quotation_revision: QuotationRevisionTable;
    quotation_open: QuotationOpenTable;
    second_round: SecondRoundTable;
    second_round_asked: SecondRoundAskedTable;
  }
}
