import type { FundReason } from '@jianzhu/domain/funds';
import type { Generated } from 'kysely';
import type { Account } from './post.ts';

interface LedgerPostingTable {
  id: Generated<string>;
  cause: string;
  reason: FundReason;
  order_id: string;
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
}

declare module '../db/schema.ts' {
  interface Schema {
    ledger_posting: LedgerPostingTable;
    ledger_entry: LedgerEntryTable;
  }
}
