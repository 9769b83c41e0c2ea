import './tables.ts';
import type { FundAccount } from '@jianzhu/domain/funds';
import type { Transaction } from '../db/schema.ts';

/** An account of a business. */
interface OwnAccount {
  readonly kind: FundAccount;
  readonly businessId: string;
}

/** What an account holds in fen, with the books of its business kept from others until the transaction ends. In `withWorker`. */
export async function lockBalance(transaction: Transaction, { kind, businessId }: OwnAccount): Promise<number> {
  // The row that every posting of the business waits for.
  await transaction
    .selectFrom('ledger_book')
    .select('entries')
    .where('business_id', '=', businessId)
    .forUpdate()
    .execute();
  return readBalance(transaction, { kind, businessId });
}

/** What an account holds in fen. */
export async function readBalance(transaction: Transaction, { kind, businessId }: OwnAccount): Promise<number> {
  const found = await transaction
    .selectFrom('ledger_account')
    .select('balance')
    .where('business_id', '=', businessId)
    .where('account', '=', kind)
    .executeTakeFirst();
  return Number(found?.balance ?? 0);
}
