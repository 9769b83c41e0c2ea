import './tables.ts';
import type { CallData } from '@jianzhu/api-client';
import type { paymentSchemas } from '@jianzhu/api-client/schemas';
import { formatDateTime, maskBankCard } from '@jianzhu/domain';
import { BANK_CARD_STATUS, BANKS } from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { PAY_CHANNEL, PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { readCards } from '../bank-card/card-views.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { ESCROW } from '../deposit/messages.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { businessName } from '../member/business-name.ts';
import type { PinState } from '../member/pay-password.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { ATTEMPT, type Attempt, channelName, newestAttempt, payingByCard } from './attempt.ts';
import { findOwn } from './cashier-order.ts';
import { type PayOrder, toOrder } from './own-order.ts';
import { payableOf } from './payables.ts';

type Cashier = CallData<typeof paymentSchemas.order>;

/** In the order of the tabs. */
const WAYS = [PAY_CHANNEL.online, PAY_CHANNEL.wechat, PAY_CHANNEL.alipay, PAY_CHANNEL.balance, PAY_CHANNEL.transfer];

/** Orders whose time to be paid runs. */
const RUNS: readonly number[] = [PAY_STATUS.open, PAY_STATUS.paying, PAY_STATUS.failed];

/** What the cashier shows of an order: what is paid to whom, how it can be paid, how far it is. In a session. */
export async function viewCashier(
  transaction: Transaction,
  caller: BusinessMember,
  payments: PaymentChannels,
  { id, pin }: { readonly id: string; readonly pin: PinState },
): Promise<Cashier | Refusal> {
  const order = await findOwn(transaction, caller, id);
  if (order instanceof Refusal) return order;
  const payable = payableOf(order.biz_type);
  const now = await readNow(transaction);
  const shown = (await payable.shown?.(transaction, order.biz_id)) ?? NOTHING_SHOWN;
  const allowed = (await payable.channels?.(transaction, order.biz_id)) ?? WAYS;
  const isThere = (channel: number) => {
    const name = channelName(channel);
    return name === undefined || payments.find(name) !== undefined;
  };
  const newest = await newestAttempt(transaction, order.id);
  const balance = await readBalance(transaction, { kind: 'available', businessId: order.business_id });
  return {
    ...toOrder(order, caller),
    ...{ subject: order.subject, bizType: order.biz_type, bizId: order.biz_id, payee: shown.payee },
    ...{ bizCode: shown.code, bizPath: shown.path },
    ...{ expireTime: timeText(order.expire_time), serverTime: formatDateTime(now.getTime()) },
    isOpen: RUNS.includes(order.status),
    ways: WAYS.filter((way) => allowed.includes(way) && isThere(way)),
    ...{ cards: await cardsOf(transaction), balance, pin },
    ...{ account: ESCROW, attempt: newest === undefined ? null : await toAttempt(transaction, newest) },
    ...{ refundedAmount: Number(order.refunded_amount), refunds: await refundsOf(transaction, order) },
    ...{ payer: await businessName(transaction, order.business_id), isSandbox: payments.isSandbox },
  };
}

const NOTHING_SHOWN = { payee: PAYMENT_MESSAGES.platform, code: '', path: '' };

/** The cards that the member may pay by: the company's, and her own. */
async function cardsOf(transaction: Transaction): Promise<Cashier['cards']> {
  const cards = [];
  for (const row of await readCards(transaction)) {
    if (row.status !== BANK_CARD_STATUS.bound) continue;
    cards.push({
      ...{
        id: row.id,
        bankName: dictionaryLabel(BANKS, row.bank_code),
        cardNoMasked: maskBankCard(`0${row.last_four}`),
      },
      ...{ holderName: row.holder_name, ownerKind: row.owner_kind, isCredit: row.is_credit, isDefault: row.is_default },
      isBusy: await payingByCard(transaction, row.id),
    });
  }
  return cards;
}

/** What was last tried; its code while it can be scanned. */
async function toAttempt(transaction: Transaction, attempt: Attempt): Promise<NonNullable<Cashier['attempt']>> {
  const card =
    attempt.card_id === null
      ? undefined
      : await transaction
          .selectFrom('bank_card')
          .select(['bank_code', 'last_four'])
          .where('id', '=', attempt.card_id)
          .executeTakeFirst();
  return {
    ...{ channel: attempt.channel, isWaiting: attempt.status === ATTEMPT.asked, code: attempt.code },
    expireTime: timeText(attempt.expire_time),
    // Somebody else's card is shown to nobody.
    cardText:
      card === undefined ? '' : `${dictionaryLabel(BANKS, card.bank_code)} ${maskBankCard(`0${card.last_four}`)}`,
  };
}

async function refundsOf(transaction: Transaction, { id }: PayOrder): Promise<Cashier['refunds']> {
  const rows = await transaction
    .selectFrom('refund_order')
    .select(['code', 'amount', 'reason', 'status', 'create_time', 'done_time'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ code, amount, reason, status, create_time, done_time }) => ({
    ...{ code, amount: Number(amount), reason, status },
    ...{ createTime: timeText(create_time), doneTime: timeText(done_time) },
  }));
}
