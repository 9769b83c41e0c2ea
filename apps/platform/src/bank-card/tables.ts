import type { BankCardStatus } from '@jianzhu/domain/bank-cards';
import type { Generated } from 'kysely';
import type { Moment, Status, Time } from '../db/column-types.ts';
import type { RecordColumns } from '../record/record-table.ts';

interface BankCardTable extends RecordColumns {
  /** Of `CARD_OWNER`. */
  owner_kind: number;
  /** The person whose card it is; null for an account of the company. */
  owner_user_id: string | null;
  status: Status<BankCardStatus>;
  holder_name: string;
  /** Of `BANKS`. */
  bank_code: string;
  branch_name: string;
  cnaps: string;
  is_credit: boolean;
  /** Wrapped by the keeper of keys; null once it is unbound. */
  card_number: Buffer | null;
  card_mark: Buffer;
  last_four: string;
  reserve_phone: string;
  is_default: boolean;
  /** To be the default once it is bound. */
  wants_default: boolean;
  /** fen, wrapped; null for a person's card. */
  sent_amount: Buffer | null;
  amount_time: Moment;
  wrong_tries: Generated<number>;
}

/** A card whose bank is being asked. */
interface BankCardCheckTable {
  id: Generated<string>;
  business_id: string;
  user_id: string;
  card_mark: Buffer;
  ends_at: Time;
}

declare module '../db/schema.ts' {
  interface Schema {
    bank_card: BankCardTable;
    bank_card_check: BankCardCheckTable;
  }
}
