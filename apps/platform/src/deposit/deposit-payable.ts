import './tables.ts';
import '../bid/tables.ts';
import '../sign-up/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { DEPOSIT_MESSAGES, PAY_CHANNEL, PAY_METHOD, PAY_TYPE } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Payable } from '../payment/payable.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { releaseDeposit, returnDeposit } from './end-deposit.ts';
import { channelsFor, shownOf } from './fee-payable.ts';
import { DEPOSIT_TEXTS } from './messages.ts';
import { allows, changeDeposit, type Deposit } from './own-deposit.ts';
import { readPayDeadline } from './pay-deadline.ts';

/** Locks the sign-up of a deposit before the deposit. */
async function lock(transaction: Transaction, id: string) {
  const found = await findRecord(transaction, 'deposit', id);
  if (found instanceof Refusal) throw new TypeError(`there is no deposit ${id}`);
  const signUp = await findRecord(transaction, 'sign_up', found.sign_up_id, 'lock');
  const deposit = await findRecord(transaction, 'deposit', id, 'lock');
  if (signUp instanceof Refusal || deposit instanceof Refusal) throw new TypeError(`deposit ${id} has no sign-up`);
  return { signUp, deposit };
}

const { submitted, opened, evaluating, candidate, won } = BID_STATUS;
/** Bids whose deposit is of use. */
const LIVE = [submitted, opened, evaluating, candidate, won];

/** Whether a deposit comes when nobody can bid any more and no bid of its company stands. */
async function isTooLate(transaction: Transaction, { id, tender_id }: Row<'sign_up'>): Promise<boolean> {
  const tender = await findRecord(transaction, 'tender', tender_id);
  if (tender instanceof Refusal || tender.status <= TENDER_STATUS.bidding) return false;
  const live = await transaction
    .selectFrom('bid')
    .select('id')
    .where('sign_up_id', '=', id)
    .where('status', 'in', LIVE)
    .executeTakeFirst();
  return live === undefined;
}

const changed = (result: Deposit | Refusal): Deposit => {
  if (result instanceof Refusal) throw new TypeError('the deposit does not follow its order');
  return result;
};

/** The deposit of a tender, where it is money. */
export const depositPayable: Payable = {
  permission: 'bid_pay',
  async ownerOf(transaction, bizId) {
    const deposit = await findRecord(transaction, 'deposit', bizId);
    return deposit instanceof Refusal ? deposit : findRecord(transaction, 'sign_up', deposit.sign_up_id);
  },
  async deadline(transaction, bizId) {
    const deposit = await findRecord(transaction, 'deposit', bizId);
    if (deposit instanceof Refusal) throw new TypeError(`there is no deposit ${bizId}`);
    return readPayDeadline(transaction, deposit.tender_id, PAY_TYPE.deposit);
  },
  lock: async (transaction, bizId) => void (await lock(transaction, bizId)),
  async shown(transaction, bizId) {
    const deposit = await findRecord(transaction, 'deposit', bizId);
    if (deposit instanceof Refusal) throw new TypeError(`there is no deposit ${bizId}`);
    return shownOf(transaction, deposit.tender_id, PAY_TYPE.deposit);
  },
  async channels(transaction, bizId) {
    const deposit = await findRecord(transaction, 'deposit', bizId);
    const tender = deposit instanceof Refusal ? deposit : await findRecord(transaction, 'tender', deposit.tender_id);
    return tender instanceof Refusal ? [] : channelsFor(tender.deposit_methods);
  },
  async refuse(transaction, order) {
    const { signUp, deposit } = await lock(transaction, order.biz_id);
    if (signUp.status !== SIGN_UP_STATUS.approved) return refuse('stateConflict', DEPOSIT_MESSAGES.notApproved);
    return allows(deposit, 'receive') ? undefined : refuse('stateConflict', DEPOSIT_MESSAGES.depositPaid);
  },
  async handedIn(transaction, order, caller) {
    const { deposit } = await lock(transaction, order.biz_id);
    const submitted = await changeDeposit(transaction, deposit, {
      ...{ action: 'submit', actor: actorOf(caller, 'supplier'), userId: caller.userId },
      columns: { method: PAY_METHOD.transfer, reason: '' },
    });
    return submitted instanceof Refusal ? submitted : undefined;
  },
  async paid(transaction, order) {
    const { signUp, deposit } = await lock(transaction, order.biz_id);
    const method = order.channel === PAY_CHANNEL.transfer ? PAY_METHOD.transfer : PAY_METHOD.online;
    const columns = { method, reason: '', pay_time: sql`${businessNow}` };
    const received = changed(await changeDeposit(transaction, deposit, { action: 'receive', columns }));
    if (signUp.status !== SIGN_UP_STATUS.approved) {
      return releaseDeposit(transaction, received, DEPOSIT_TEXTS.notTakingPart);
    }
    if (await isTooLate(transaction, signUp)) await releaseDeposit(transaction, received, DEPOSIT_TEXTS.tooLate);
  },
  async missed(transaction, order, reason) {
    const { deposit } = await lock(transaction, order.biz_id);
    changed(await changeDeposit(transaction, deposit, { action: 'miss', reason, columns: { reason } }));
  },
  async refunded(transaction, order) {
    const { deposit } = await lock(transaction, order.biz_id);
    if (allows(deposit, 'return')) await returnDeposit(transaction, deposit);
  },
};
