import './tables.ts';
import '../payment/tables.ts';
import { isGuarantee, PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import { SIGN_UP_NOTICES, SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS, tenderPage } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { closeOrder, findLiveOrder, refundOrder } from '../payment/own-order.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { askAgain } from './ask-deposit.ts';
import { allows, changeDeposit, type Deposit, lockDeposit } from './own-deposit.ts';

/**
 * Ends the deposit of a sign-up that takes part no more: what was paid goes back, what was not is not taken any more.
 * Under the lock of the sign-up, in `withWorker`. A voucher that waits is looked at all the same: its money goes back then.
 */
export async function endDeposit(transaction: Transaction, signUpId: string, reason: string): Promise<void> {
  const deposit = await lockDeposit(transaction, signUpId);
  if (deposit === undefined) return;
  await closeOrder(transaction, { type: PAY_BIZ_TYPE.deposit, id: deposit.id });
  if (allows(deposit, 'takeBack')) await changeDeposit(transaction, deposit, { action: 'takeBack', reason });
  if (allows(deposit, 'release')) await releaseDeposit(transaction, deposit, reason);
}

/** Gives a deposit back: money by its order, a guarantee at once. */
export async function releaseDeposit(transaction: Transaction, deposit: Deposit, reason: string): Promise<void> {
  const released = await changeDeposit(transaction, deposit, { action: 'release', reason });
  if (released instanceof Refusal) throw new TypeError(`deposit ${deposit.id} cannot be given back`);
  if (isGuarantee(released.method)) return returnDeposit(transaction, released);
  const order = await findLiveOrder(transaction, { type: PAY_BIZ_TYPE.deposit, id: deposit.id });
  if (order === undefined) throw new TypeError(`deposit ${deposit.id} was paid by no order`);
  await refundOrder(transaction, order, reason);
}

/** Notes that a deposit has been given back, and tells who paid it (N225). */
export async function returnDeposit(transaction: Transaction, deposit: Deposit): Promise<void> {
  const returned = await changeDeposit(transaction, deposit, {
    action: 'return',
    columns: { refund_time: sql`${businessNow}` },
  });
  if (returned instanceof Refusal) throw new TypeError(`deposit ${deposit.id} is not on its way back`);
  const tender = await findRecord(transaction, 'tender', deposit.tender_id);
  if (tender instanceof Refusal) return;
  await tellReturned(transaction, returned, tender);
  // Once the bids are in nobody needs another one.
  if (tender.status > TENDER_STATUS.bidding) return;
  const signUp = await findRecord(transaction, 'sign_up', deposit.sign_up_id);
  if (!(signUp instanceof Refusal) && signUp.status === SIGN_UP_STATUS.approved) await askAgain(transaction, returned);
}

async function tellReturned(transaction: Transaction, deposit: Deposit, tender: Row<'tender'>): Promise<void> {
  const { title, content } = SIGN_UP_NOTICES.N225;
  await tellHolders(
    transaction,
    { businessIds: [deposit.business_id], permission: 'bid_view' },
    {
      ...{ noticeType: 1, title, content: content({ title: tender.title, amount: Number(deposit.amount) }) },
      ...{ jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
    },
  );
}
