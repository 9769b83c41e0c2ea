import './tables.ts';
import '../payment/tables.ts';
import { isGuarantee, PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { bookOrder, escrowOf, type KeptMoney } from '../payment/books.ts';
import { closeOrder, findLiveOrder, refundOrder } from '../payment/own-order.ts';
import { findRecord } from '../record/find-record.ts';
import { askAgain } from './ask-deposit.ts';
import { tellOfDeposit } from './deposit-news.ts';
import { allows, changeDeposit, type Deposit, lockDeposit } from './own-deposit.ts';

/**
 * Ends the deposit of a sign-up that takes part no more: what was paid goes back, what was not is not taken any more.
 * One that is held stays until the buyer has decided. Under the lock of the sign-up, in `withWorker`. A
 * voucher that waits is looked at all the same: its money goes back then.
 */
export async function endDeposit(transaction: Transaction, signUpId: string, reason: string): Promise<void> {
  const deposit = await lockDeposit(transaction, signUpId);
  if (deposit === undefined) return;
  await closeOrder(transaction, { type: PAY_BIZ_TYPE.deposit, id: deposit.id });
  if (allows(deposit, 'takeBack')) await changeDeposit(transaction, deposit, { action: 'takeBack', reason });
  if (allows(deposit, 'release')) await releaseDeposit(transaction, deposit, reason);
}

/**
 * Holds the deposit of a winner who has refused, where it is there: its buyer decides what becomes of it. Under the
 * tender's lock.
 */
export async function holdDeposit(
  transaction: Transaction,
  { tenderId, businessId, reason }: { readonly tenderId: string; readonly businessId: string; readonly reason: string },
): Promise<void> {
  const deposit = await transaction
    .selectFrom('deposit')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  if (deposit === undefined || !allows(deposit, 'hold')) return;
  const columns = { held_time: sql`${businessNow}`, propose_time: null };
  await changeDeposit(transaction, deposit, { action: 'hold', reason, columns });
}

/** Gives a deposit back: money by its order, a guarantee at once. */
export async function releaseDeposit(transaction: Transaction, deposit: Deposit, reason: string): Promise<void> {
  const released = await changeDeposit(transaction, deposit, {
    ...{ action: 'release', reason, columns: { propose_time: null } },
  });
  if (released instanceof Refusal) throw new TypeError(`deposit ${deposit.id} cannot be given back`);
  await sendBack(transaction, released, reason);
}

/** Has a deposit on its way that was released. */
export async function sendBack(transaction: Transaction, released: Deposit, reason: string): Promise<void> {
  if (isGuarantee(released.method)) return returnDeposit(transaction, released);
  const order = await findLiveOrder(transaction, { type: PAY_BIZ_TYPE.deposit, id: released.id });
  if (order === undefined) throw new TypeError(`deposit ${released.id} was paid by no order`);
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
  const payer = { businessIds: [returned.business_id], permission: 'bid_view' } as const;
  await tellOfDeposit(transaction, 'N225', payer, tender, { amount: Number(returned.amount) });
  // Once the bids are in nobody needs another one.
  if (tender.status > TENDER_STATUS.bidding) return;
  const signUp = await findRecord(transaction, 'sign_up', deposit.sign_up_id);
  if (!(signUp instanceof Refusal) && signUp.status === SIGN_UP_STATUS.approved) await askAgain(transaction, returned);
}

/** Writes into the books where the money of a deposit goes that does not go back; of a guarantee there is none. */
export async function moveMoney(
  transaction: Transaction,
  { id, method }: Deposit,
  { to, reason, cause }: KeptMoney,
): Promise<void> {
  if (isGuarantee(method)) return;
  const order = await findLiveOrder(transaction, { type: PAY_BIZ_TYPE.deposit, id });
  if (order === undefined) throw new TypeError(`deposit ${id} was paid by no order`);
  await bookOrder(transaction, order, { from: escrowOf(order), to, reason, cause });
}
