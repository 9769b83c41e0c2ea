import type { DealRating, DealStatus } from '@jianzhu/domain/deals';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

type Fen = string | number;

/** A line as it was awarded; amounts in fen. */
export interface DealLine {
  readonly lineId: string;
  readonly materialName: string;
  readonly spec: string;
  readonly brand: string;
  readonly unit: string;
  readonly quantity: string;
  readonly unitPrice: number;
  readonly taxRate: number;
  readonly amount: number;
}

/** A rating with its time, `YYYY-MM-DD HH:mm:ss`. */
type KeptRating = DealRating & { readonly createTime: string };

interface DealTable extends RecordColumns {
  code: string;
  supplier_business_id: string;
  /** Of `DEAL_SOURCE`. */
  source_type: number;
  source_id: string;
  quotation_id: string | null;
  /** Of a tender. */
  bid_id: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  status: Status<DealStatus>;
  lines: Json<readonly DealLine[]>;
  goods_amount: Fen;
  freight_amount: Fen;
  discount_amount: Fen;
  total_amount: Fen;
  net_amount: Fen;
  tax_amount: Fen;
  freight_tax: Generated<Fen>;
  confirm_deadline: ColumnType<Date, Date, Date>;
  confirm_time: Moment;
  finish_time: Moment;
  refuse_reason: Generated<string>;
  contract_attachments: Json<readonly AttachmentEntry[]>;
  void_business_id: string | null;
  void_reason: Generated<string>;
  void_time: Moment;
  buyer_rating: ColumnType<KeptRating | null, string | null | undefined, string | null>;
  supplier_rating: ColumnType<KeptRating | null, string | null | undefined, string | null>;
}

interface SupplierBreachTable {
  supplier_id: string;
  count: number;
}

interface PricePointTable {
  name: string;
  unit: string;
  week: Date;
  /** In fen. */
  price: Fen;
  lines: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    deal: DealTable;
    price_point: PricePointTable;
    supplier_breach: SupplierBreachTable;
  }
}
