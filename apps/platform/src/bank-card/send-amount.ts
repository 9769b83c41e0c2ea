import './tables.ts';
import { BANK_CARD_MESSAGES, BANK_CARD_STATUS, BANKS, bankCardMachine } from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { yuanText } from '@jianzhu/domain/money';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import type { CardServices } from './bind-card.ts';
import { openAmount, openCardNumber } from './card-number.ts';
import type { BankCard } from './card-views.ts';

const amountJob = v.object({ cardId: v.string() });

/** Sends the amount that proves an account, and tells who binds it (N060). An account that there is not fails. */
export const amountJobHandler = ({ keeper, cards }: Pick<CardServices, 'keeper' | 'cards'>): JobHandler => ({
  async run(transaction, { payload }) {
    const { cardId } = v.parse(amountJob, payload);
    const card = await findRecord(transaction, 'bank_card', cardId);
    if (card instanceof Refusal || !waits(card)) return;
    const { card_number, sent_amount } = card;
    if (card_number === null || sent_amount === null) throw new TypeError(`card ${cardId} waits without an amount`);
    const amount = await openAmount(keeper, { ...card, sent_amount });
    const isSent = await cards.sendAmount({
      ...{ serial: card.id, holderName: card.holder_name, branchName: card.branch_name, cnaps: card.cnaps, amount },
      accountNo: await openCardNumber(keeper, { ...card, card_number }),
      bankName: dictionaryLabel(BANKS, card.bank_code),
    });
    // Locked behind the bank, which takes its time: the owner's acts wait for no answer of it.
    const held = await findRecord(transaction, 'bank_card', cardId, 'lock');
    if (held instanceof Refusal || !waits(held)) return;
    if (!isSent) return fail(transaction, held);
    await transaction
      .updateTable('bank_card')
      .set({ amount_time: sql<Date>`${businessNow}` })
      .where('id', '=', card.id)
      .execute();
    const { title, content } = BANK_CARD_MESSAGES.amountNotice;
    await writePersonalNotice(transaction, {
      ...{ userId: card.create_user_id, noticeType: 2, title, optId: card.id },
      content: cards.isDemonstration ? content + BANK_CARD_MESSAGES.amountTold(yuanText(amount)) : content,
      jumpUrl: '/user/bankcard/bankcard?id=',
    });
  },
});

const waits = ({ status, amount_time }: BankCard): boolean =>
  status === BANK_CARD_STATUS.pending && amount_time === null;

async function fail(transaction: Transaction, { id }: BankCard): Promise<void> {
  const failed = await transit(transaction, 'bank_card', id, {
    ...{ machine: bankCardMachine, action: 'fail', actor: SYSTEM, userId: null, audit: 'call' },
    facts: { isInUse: false, isDefault: false },
    columns: async () => stamped(null, {}),
  });
  if (failed instanceof Refusal) throw new TypeError(`card ${id} does not wait`);
}
