import './tables.ts';
import { formatMoney } from '@jianzhu/domain/money';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { SIGN_UP_NOTICES } from '@jianzhu/domain/sign-ups';
import { tenderPage } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { filesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { tellOfDeposit } from './deposit-news.ts';
import { moveMoney } from './end-deposit.ts';
import { FORFEIT_TEXTS } from './messages.ts';
import { changeDeposit, type Deposit, lockTenderOf } from './own-deposit.ts';

async function find(transaction: Transaction, bizId: string): Promise<Deposit> {
  const deposit = await findRecord(transaction, 'deposit', bizId);
  if (deposit instanceof Refusal) throw new TypeError(`there is no deposit ${bizId}`);
  return deposit;
}

/**
 * Deposits that buyers want to keep because the winner has refused: the platform confirms it (domain rules 5.5, status 6).
 * The money is then the buyer's in the books, and both sides are told (N226).
 */
export const forfeitReview: ReviewKind = {
  label: FORFEIT_TEXTS.label,
  machine: defineReviewMachine('fund_view'),
  numberedAs: 'tender',
  async lock(transaction, bizId) {
    const deposit = await findRecord(transaction, 'deposit', bizId);
    if (!(deposit instanceof Refusal)) await lockTenderOf(transaction, deposit);
  },
  async describe(transaction, _businessId, bizId) {
    const deposit = await find(transaction, bizId);
    const tender = await findRecord(transaction, 'tender', deposit.tender_id);
    if (tender instanceof Refusal) throw new TypeError(`deposit ${bizId} is of no tender`);
    const { terms } = FORFEIT_TEXTS;
    const fields = [
      [terms.tender, tender.code],
      [terms.title, tender.title],
      [terms.buyer, await businessName(transaction, deposit.buyer_business_id)],
      [terms.supplier, await businessName(transaction, deposit.business_id)],
      [terms.amount, formatMoney(Number(deposit.amount))],
      [terms.held, timeText(deposit.held_time)],
      [terms.reason, deposit.reason],
    ] as const;
    return {
      fields: fields.map(([label, value]) => ({ label, value })),
      files: await filesForReview(transaction, { type: 'deposit', id: bizId }, terms.guarantee),
    };
  },
  async decided(transaction, { bizId, reason }) {
    const found = await find(transaction, bizId);
    const tender = await lockTenderOf(transaction, found);
    if (tender instanceof Refusal) throw new TypeError(`deposit ${bizId} is of no tender`);
    const deposit = await find(transaction, bizId);
    const jumpUrl = tenderPage(tender.tender_type) + tender.id;
    if (reason !== undefined) {
      const act = { action: 'refuseForfeit', actor: OPS, reason, columns: { reason, forfeit_time: null } } as const;
      const refused = await changeDeposit(transaction, deposit, act);
      if (refused instanceof Refusal) throw new TypeError(`deposit ${bizId} does not wait for a word`);
      return { ...FORFEIT_TEXTS.rejected(tender.title, reason), jumpUrl };
    }
    const kept = await changeDeposit(transaction, deposit, { action: 'keep', actor: OPS, reason: deposit.reason });
    if (kept instanceof Refusal) throw new TypeError(`deposit ${bizId} does not wait for a word`);
    await moveMoney(transaction, kept, {
      ...{ to: { kind: 'available', businessId: kept.buyer_business_id } },
      ...{ reason: 'forfeit', cause: `forfeit/${kept.id}` },
    });
    const payer = { businessIds: [kept.business_id], permission: 'bid_view' } as const;
    await tellOfDeposit(transaction, 'N226', payer, tender, { reason: kept.reason });
    const { title, content } = SIGN_UP_NOTICES.N226;
    return { title, content: content({ title: tender.title, reason: kept.reason }), jumpUrl };
  },
};
