import type { FundReason } from '@jianzhu/domain/funds';
import type { Generated } from 'kysely';
import type { Account } from './post.ts';

interface LedgerPostingTable {
  id: Generated<string>;
  cause: string;
  reason: FundReason;
  /** What the money moves for: an order or a withdrawal. */
  order_id: string | null;
  withdrawal_id: Generated<string | null>;
  subject: string;
  code: string;
  create_time: Generated<Date>;
}

interface LedgerEntryTable {
  id: Generated<string>;
  posting_id: string;
  account: Account['kind'];
  business_id: string | null;
  /** fen; what leaves an account is less than nothing */
  amount: string | number;
  create_time: Generated<Date>;
  /** Place among the entries of its business, from 1. The posting gives these five. */
  nth: Generated<string | null>;
  /** fen; what the account held afterwards */
  balance: Generated<string | null>;
  reason: Generated<FundReason>;
  subject: Generated<string>;
  code: Generated<string>;
}

interface LedgerBookTable {
  business_id: string;
  entries: Generated<string>;
  last_time: Generated<Date>;
}

interface LedgerAccountTable {
  business_id: string;
  account: Account['kind'];
  /** fen */
  balance: Generated<string>;
  entries: Generated<string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    ledger_posting: LedgerPostingTable;
    ledger_entry: LedgerEntryTable;
    ledger_book: LedgerBookTable;
    ledger_account: LedgerAccountTable;
  }
}
