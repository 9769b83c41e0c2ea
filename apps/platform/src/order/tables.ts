import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { OrderRating, OrderStatus, PackageUseStatus } from '@jianzhu/domain/orders';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment, Status, Time } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

type Fen = string | number;

/** What was sold, as it was then. */
export interface Snapshot {
  readonly title: string;
  readonly cover: string;
  readonly packageName: string;
  readonly unit: string;
  readonly days: number;
  /** Of a package of legal services. */
  readonly items: readonly { readonly name: string; readonly times: number | null }[];
}

/** A rating with its time, and the seller's answer; '' before it. */
type KeptRating = OrderRating & { readonly createTime: string; readonly reply: string; readonly replyTime: string };

interface ServiceOrderTable extends RecordColumns {
  code: string;
  /** Of `ORDER_TYPE`. */
  order_type: number;
  target_id: string;
  seller_business_id: string | null;
  seller_user_id: string | null;
  snapshot: ColumnType<Snapshot, string, string>;
  refund_rule: number;
  quantity: number;
  price: Fen;
  amount: Fen;
  discount_amount: Fen;
  pay_amount: Fen;
  status: Status<OrderStatus>;
  demand_text: Generated<string>;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  attachments: Json<readonly AttachmentEntry[]>;
  pay_deadline: Time;
  pay_time: Moment;
  start_time: Moment;
  deliver_time: Moment;
  auto_confirm_time: Moment;
  finish_time: Moment;
  settle_time: Moment;
  close_reason: Generated<string>;
  deliver_note: Generated<string>;
  deliverables: Json<readonly AttachmentEntry[]>;
  reject_count: Generated<number>;
  reject_reason: Generated<string>;
  refund_before: number | null;
  refund_amount: Fen | null;
  refund_reason: Generated<string>;
  refund_time: Moment;
  refund_deadline: Moment;
  refuse_reason: Generated<string>;
  view_time: Moment;
  rating: ColumnType<KeptRating | null, string | null | undefined, string | null>;
}

interface KnowledgeEntitlementTable {
  user_id: string;
  knowledge_id: string;
  granted_at: Generated<Date>;
  viewed_at: Moment;
}

interface PackageUseTable extends RecordColumns {
  order_id: string;
  item_no: number;
  place: number | null;
  note: string;
  status: Status<PackageUseStatus>;
  confirm_deadline: Time;
  answer_time: Moment;
  answer_user_id: string | null;
  refuse_reason: Generated<string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    service_order: ServiceOrderTable;
    knowledge_entitlement: KnowledgeEntitlementTable;
    package_use: PackageUseTable;
  }
}
