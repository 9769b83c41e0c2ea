import './tables.ts';
import '../sign-up/tables.ts';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { Row } from '../record/record-table.ts';
import type { Tender } from '../tender/own-tender.ts';
import { allows, changeDeposit, lockDeposit } from './own-deposit.ts';

/** Asks a supplier that was let in for the deposit of its tender, again where an earlier one was given back. */
export async function askDeposit(transaction: Transaction, tender: Tender, signUp: Row<'sign_up'>): Promise<void> {
  const amount = Number(tender.deposit_amount ?? 0);
  if (amount === 0) return;
  const known = await lockDeposit(transaction, signUp.id);
  if (known !== undefined) {
    // One that is on its way back is asked for again when it has arrived (`returnDeposit`).
    if (allows(known, 'ask')) await askAgain(transaction, known);
    return;
  }
  await transaction
    .insertInto('deposit')
    .values({
      ...{ business_id: signUp.business_id, buyer_business_id: signUp.buyer_business_id },
      ...{ create_user_id: signUp.create_user_id, update_user_id: signUp.create_user_id },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      ...{ tender_id: tender.id, sign_up_id: signUp.id, amount, files: '[]' },
    })
    .execute();
}

/** Begins anew with a deposit that was given back. */
export const askAgain = (transaction: Transaction, deposit: Row<'deposit'>) =>
  changeDeposit(transaction, deposit, {
    action: 'ask',
    columns: {
      ...{ method: null, pay_time: null, refund_time: null, reason: '' },
      ...{ guarantee_no: '', issuer: '', guarantee_amount: null, valid_until: null, files: '[]' },
    },
  });
