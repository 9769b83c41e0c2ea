import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/** The columns of an account that name a person; null where a join finds none. */
interface Named {
  readonly real_name: string | null;
  readonly nick_name: string | null;
}

/** A person as records name her; '' for nobody. */
export const personName = (person: Named | undefined): string => person?.real_name || person?.nick_name || '';

/** The name of an account, '' where the transaction does not see it. */
export async function accountName(transaction: Transaction, userId: string): Promise<string> {
  const account = transaction.selectFrom('account').select(['real_name', 'nick_name']).where('id', '=', userId);
  return personName(await account.executeTakeFirst());
}
