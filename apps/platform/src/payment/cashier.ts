import './tables.ts';
import '../bank-card/tables.ts';
import { BANK_CARD_STATUS } from '@jianzhu/domain/bank-cards';
import { CODE_CHANNELS, PAY_CHANNEL, PAY_STATUS, PAYMENT_MESSAGES, PIN_CHANNELS } from '@jianzhu/domain/payments';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { Once } from '../http/idempotency.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { lockBalance } from '../ledger/read-balance.ts';
import { findRecord } from '../record/find-record.ts';
import { toAnswer } from '../record/to-submission.ts';
import { type AskServices, settleAttempt } from './ask-channel.ts';
import {
  ATTEMPT,
  type Attempt,
  addAttempt,
  channelName,
  newestAttempt,
  payingByCard,
  startOrder,
  type Way,
} from './attempt.ts';
import { findOwn, lockOwn } from './cashier-order.ts';
import { handInVoucher } from './hand-in-voucher.ts';
import { changeOrder, type PayOrder, payerOf } from './own-order.ts';
import { payableOf } from './payables.ts';
import { usePinTicket } from './pin-ticket.ts';
import { takeAnswer } from './take-answer.ts';

interface Submitted extends Way {
  readonly id: string;
  /** Of the order, as its payer saw it. */
  readonly version: number;
  readonly cardId: string | null;
  /** Of the payment PIN; '' for ways that ask for none. */
  readonly pinTicket: string;
}

/**
 * Pays an order by one of its ways (domain rules 13.3). Who waits for a code to be scanned may take another way, or another
 * code: the one that is there is ended at its channel first, in no transaction, and what it was paid by meanwhile counts.
 */
export async function submitPayment(services: AskServices, caller: BusinessMember, submitted: Submitted, once: Once) {
  await endCode(services, caller, submitted);
  return services.database.withWorker((transaction) =>
    once(transaction, async () => answered(await payBy(services, transaction, caller, submitted))),
  );
}

/** An order as its acts answer it. */
export const answered = (order: PayOrder | Refusal) => (order instanceof Refusal ? order : toAnswer(order));

/**
 * Ends the code that the payer saw and that can still be scanned, not one that this very payment has drawn before its
 * answer was lost. What its channel does not answer stays as it is.
 */
async function endCode(services: AskServices, caller: BusinessMember, seen: Submitted): Promise<void> {
  const { database, payments } = services;
  const attempt = await database.withWorker((transaction) => findCode(transaction, caller, seen));
  const name = attempt && channelName(attempt.channel);
  const channel = name && payments.find(name);
  if (attempt === undefined || channel === undefined) return;
  try {
    await channel.close(attempt.channel_serial);
    const state = await channel.query(attempt.channel_serial);
    await settleAttempt(database, attempt, state.kind === 'unknown' ? 'over' : state);
  } catch {
    // It may have been paid: the order goes on waiting for it, and whoever pays is told so.
  }
}

async function findCode(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version }: Submitted,
): Promise<Attempt | undefined> {
  const order = await findOwn(transaction, caller, id);
  if (order instanceof Refusal || order.status !== PAY_STATUS.paying || order.version !== version) return undefined;
  const newest = await newestAttempt(transaction, order.id);
  const isOpen = newest?.status === ATTEMPT.asked && CODE_CHANNELS.includes(newest.channel);
  return isOpen ? newest : undefined;
}

async function payBy(
  services: AskServices,
  transaction: Transaction,
  caller: BusinessMember,
  { id, channel, cardId, pinTicket }: Submitted,
): Promise<PayOrder | Refusal> {
  const order = await lockOwn(transaction, caller, id);
  if (order instanceof Refusal) return order;
  const refused = (await refuseOrder(transaction, order)) ?? (await refuseWay(services, transaction, order, channel));
  if (refused) return refused;
  if (PIN_CHANNELS.includes(channel)) {
    const use = { purpose: 'pay', bizId: order.id, amount: Number(order.amount) } as const;
    const wrong = await usePinTicket(transaction, caller, pinTicket, use);
    if (wrong) return wrong;
  }
  if (channel === PAY_CHANNEL.balance) return payFromBalance(transaction, caller, order);
  if (channel !== PAY_CHANNEL.online) return startOrder(transaction, order, caller, { channel });
  const card = await refuseCard(transaction, caller, cardId);
  return card ?? startOrder(transaction, order, caller, { channel, cardId });
}

/** Why an order cannot be paid now; who pays twice in two windows reads that it is paid. */
async function refuseOrder(transaction: Transaction, order: PayOrder): Promise<Refusal | undefined> {
  const { status } = order;
  if (status === PAY_STATUS.paying) return refuse('stateConflict', PAYMENT_MESSAGES.processing);
  if (status === PAY_STATUS.verifying) return refuse('stateConflict', PAYMENT_MESSAGES.verifying);
  if (status === PAY_STATUS.closed) return new Refusal('deadlinePassed');
  if (status !== PAY_STATUS.open && status !== PAY_STATUS.failed) {
    return refuse('stateConflict', PAYMENT_MESSAGES.paidAlready);
  }
  const payable = payableOf(order.biz_type);
  const until = await payable.deadline(transaction, order.biz_id);
  if (until.getTime() <= (await readNow(transaction)).getTime()) return new Refusal('deadlinePassed');
  return payable.refuse?.(transaction, order);
}

async function refuseWay(
  { payments }: AskServices,
  transaction: Transaction,
  order: PayOrder,
  channel: number,
): Promise<Refusal | undefined> {
  const payable = payableOf(order.biz_type);
  const ways = await payable.channels?.(transaction, order.biz_id);
  if (ways !== undefined && !ways.includes(channel)) return refuse('stateConflict', PAYMENT_MESSAGES.notThisWay);
  const name = channelName(channel);
  const isThere = name === undefined || payments.find(name) !== undefined;
  return isThere ? undefined : refuse('stateConflict', PAYMENT_MESSAGES.unavailable);
}

/** A card of the company, or of the member herself, that nothing else is being paid by. */
async function refuseCard(
  transaction: Transaction,
  caller: BusinessMember,
  cardId: string | null,
): Promise<Refusal | undefined> {
  const card = await findRecord(transaction, 'bank_card', cardId ?? '', 'lock');
  const none = refuse('stateConflict', PAYMENT_MESSAGES.noCard);
  if (card instanceof Refusal || card.business_id !== caller.acting.businessId) return none;
  const isOthers = card.owner_user_id !== null && card.owner_user_id !== caller.userId;
  if (isOthers || card.status !== BANK_CARD_STATUS.bound) return none;
  const isBusy = await payingByCard(transaction, card.id);
  return isBusy ? refuse('stateConflict', PAYMENT_MESSAGES.busyCard) : undefined;
}

/** Pays from what the company has with the platform: nobody is asked, and it is settled at once. */
async function payFromBalance(
  transaction: Transaction,
  caller: BusinessMember,
  order: PayOrder,
): Promise<PayOrder | Refusal> {
  const available = await lockBalance(transaction, { kind: 'available', businessId: order.business_id });
  if (available < Number(order.amount)) return refuse('stateConflict', PAYMENT_MESSAGES.noMoney);
  const started = await changeOrder(transaction, order, {
    ...{ action: 'start', actor: payerOf(caller), userId: caller.userId },
    columns: { fail_reason: '', channel: PAY_CHANNEL.balance },
  });
  if (started instanceof Refusal) return started;
  const attempt = await addAttempt(transaction, started, { channel: PAY_CHANNEL.balance });
  return takeAnswer(transaction, { serial: attempt.channel_serial, isCharged: true });
}

/** Hands in the voucher of a transfer for an order. In `withWorker`. */
export async function submitVoucher(
  services: AskServices,
  transaction: Transaction,
  caller: BusinessMember,
  { id, ...body }: { readonly id: string } & Readonly<Record<string, unknown>>,
): Promise<PayOrder | Refusal> {
  const order = await lockOwn(transaction, caller, id);
  if (order instanceof Refusal) return order;
  const refused =
    (await refuseOrder(transaction, order)) ?? (await refuseWay(services, transaction, order, PAY_CHANNEL.transfer));
  if (refused) return refused;
  return handInVoucher(transaction, caller, {
    ...{ known: order, amount: Number(order.amount), body },
    open: async () => order,
  });
}
