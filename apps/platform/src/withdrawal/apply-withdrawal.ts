import './tables.ts';
import '../bank-card/tables.ts';
import { BANK_CARD_STATUS, CARD_OWNER } from '@jianzhu/domain/bank-cards';
import { yuanText } from '@jianzhu/domain/money';
import {
  checkWithdrawn,
  needsApproval,
  WITHDRAWAL_MESSAGES,
  WITHDRAWAL_STATUS,
  type WithdrawalFields,
} from '@jianzhu/domain/withdrawals';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { lockBalance } from '../ledger/read-balance.ts';
import { readHolders } from '../member/permission-holders.ts';
import { writePersonalNotices } from '../notice/write-notice.ts';
import { usePinTicket } from '../payment/pin-ticket.ts';
import { findRecord } from '../record/find-record.ts';
import type { RecordRow } from '../record/record-table.ts';
import { moveFrozen } from './frozen-money.ts';
import { askForPayout } from './payout-job.ts';
import { withdrawalPage } from './withdrawal-news.ts';
import type { Withdrawal } from './withdrawal-views.ts';

type Asked = WithdrawalFields & { readonly pinTicket: string };

/**
 * Freezes an amount for an account of the company (domain rules 13.4): up to the limit it is paid out at once, above it
 * waits for another member, who is told. The balance is read behind the lock of the books, so that two at once never take
 * more than there is. In `withWorker`.
 */
export async function applyForWithdrawal(
  transaction: Transaction,
  caller: BusinessMember,
  { amount, cardId, pinTicket }: Asked,
): Promise<Withdrawal | Refusal> {
  const { businessId } = caller.acting;
  const card = await lockAccount(transaction, businessId, cardId);
  if (card instanceof Refusal) return card;
  const wrongPin = await usePinTicket(transaction, caller, pinTicket, { purpose: 'withdraw', bizId: card.id, amount });
  if (wrongPin) return wrongPin;
  const wrong = checkWithdrawn(amount, await lockBalance(transaction, { kind: 'available', businessId }));
  if (wrong !== null) return refuseField('amount', wrong);
  const isWaiting = needsApproval(amount);
  const withdrawal = await transaction
    .insertInto('withdrawal')
    .values({
      ...{ business_id: businessId, create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      code: await takeRecordNumber(transaction, 'withdrawal'),
      ...{ status: isWaiting ? WITHDRAWAL_STATUS.pending : WITHDRAWAL_STATUS.processing, amount, card_id: card.id },
      ...{ bank_code: card.bank_code, branch_name: card.branch_name, holder_name: card.holder_name },
      last_four: card.last_four,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveFrozen(transaction, withdrawal, 'freeze');
  if (isWaiting) await tellApprovers(transaction, withdrawal);
  else await askForPayout(transaction, withdrawal);
  return withdrawal;
}

/** An account of the company that is bound, kept from being unbound meanwhile. */
async function lockAccount(
  transaction: Transaction,
  businessId: string,
  cardId: string,
): Promise<RecordRow<'bank_card'> | Refusal> {
  const card = await findRecord(transaction, 'bank_card', cardId, 'lock');
  const isUsable =
    !(card instanceof Refusal) &&
    card.business_id === businessId &&
    card.owner_kind === CARD_OWNER.company &&
    card.status === BANK_CARD_STATUS.bound;
  return isUsable ? card : refuseField('cardId', WITHDRAWAL_MESSAGES.account);
}

async function tellApprovers(
  transaction: Transaction,
  { id, code, amount, business_id, create_user_id }: Withdrawal,
): Promise<void> {
  const holders = await readHolders(transaction, { businessIds: [business_id], permission: 'fund_approve' });
  const others = holders.map(({ userId }) => userId).filter((userId) => userId !== create_user_id);
  const { title, content } = WITHDRAWAL_MESSAGES.waiting;
  await writePersonalNotices(transaction, others, {
    ...{ noticeType: 2, title, content: content(code, yuanText(Number(amount))), jumpUrl: withdrawalPage, optId: id },
  });
}
