import './tables.ts';
import { DEFAULT_BASE_TITLE } from '@jianzhu/domain';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import { PAY_CHANNEL_LABELS, PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';
import { ATTEMPT, newestAttempt } from './attempt.ts';
import { findOwn } from './cashier-order.ts';
import { RECEIPT_TEXTS as texts } from './messages.ts';
import { payableOf } from './payables.ts';

const PAID: readonly number[] = [PAY_STATUS.paid, PAY_STATUS.refunding, PAY_STATUS.refunded, PAY_STATUS.partlyRefunded];

/** The receipt of a payment, with what has gone back of it. In the session of its payer. */
export async function receiptOf(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<PdfDocument | Refusal> {
  const order = await findOwn(transaction, caller, id);
  if (order instanceof Refusal) return order;
  if (!PAID.includes(order.status)) return refuse('stateConflict', texts.unpaid);
  const shown = await payableOf(order.biz_type).shown?.(transaction, order.biz_id);
  const newest = await newestAttempt(transaction, order.id);
  const channelNo = newest?.status === ATTEMPT.charged ? newest.channel_no : '';
  const amount = Number(order.amount);
  const facts = [
    { term: texts.terms.code, value: order.code },
    { term: texts.terms.subject, value: order.subject },
    { term: texts.terms.payer, value: await businessName(transaction, order.business_id) },
    { term: texts.terms.payee, value: shown?.payee ?? PAYMENT_MESSAGES.platform },
    { term: texts.terms.amount, value: formatMoney(amount) },
    { term: texts.terms.words, value: capitalAmount(amount) },
    { term: texts.terms.refunded, value: formatMoney(Number(order.refunded_amount)) },
    { term: texts.terms.way, value: PAY_CHANNEL_LABELS[order.channel] ?? '' },
    { term: texts.terms.time, value: timeText(order.pay_time) },
    { term: texts.terms.channelNo, value: channelNo },
    { term: texts.terms.related, value: shown?.code ?? '' },
  ];
  return {
    ...{ title: texts.title, author: DEFAULT_BASE_TITLE, foot: `${texts.terms.code} ${order.code}` },
    parts: [
      { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
      { kind: 'paragraph', text: texts.notInvoice },
    ],
  };
}
