import { sql } from 'kysely';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';

/** A company that is certified by a credit code. */
interface Certified {
  readonly business_id: string;
  readonly name: string;
}

/** The company that is certified by a credit code, whoever asks. */
export async function companyOfCode(transaction: Transaction, code: string): Promise<Certified | undefined> {
  const { rows } = await sql<Certified>`
    select business_id::text, name from app.company_of_credit_code(${code})`.execute(transaction);
  return rows[0];
}

/** The company that is certified by the code of an application and that is not the one it is of. */
export async function otherCompanyOf(
  transaction: Transaction,
  { credit_code, business_id }: { readonly credit_code: string; readonly business_id: string },
): Promise<Certified | undefined> {
  const holder = await companyOfCode(transaction, credit_code);
  return holder?.business_id === business_id ? undefined : holder;
}

/** Lets the approvals that name one credit code follow one another. */
export const lockCode = (transaction: Transaction, code: string): Promise<void> =>
  lockText(transaction, `credit code ${code}`);
