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

/** Lets the approvals that name one credit code follow one another. */
export const lockCode = (transaction: Transaction, code: string): Promise<void> =>
  lockText(transaction, `credit code ${code}`);
