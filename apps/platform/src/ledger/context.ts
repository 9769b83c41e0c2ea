import './tables.ts';
import { defineContext } from '../context.ts';

/** What every amount did, in double entry; written by whoever moves money (`post`). */
export const ledgerContext = defineContext({
  tables: { ledger_account: 'tenant', ledger_book: 'tenant', ledger_entry: 'tenant', ledger_posting: 'tenant' },
});
