import './tables.ts';
import { maskBankCard } from '@jianzhu/domain';
import { AMOUNT_TRIES, BANK_CARD_STATUS, BANKS, bankCardMachine } from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { actorOf } from '../record/actor-of.ts';
import type { RecordRow } from '../record/record-table.ts';
import { cardInUse } from './card-in-use.ts';

export type BankCard = RecordRow<'bank_card'>;

/** The cards that a session sees, the defaults first; what is unbound is not shown any more. */
export function readCards(transaction: Transaction): Promise<BankCard[]> {
  return transaction
    .selectFrom('bank_card')
    .selectAll()
    .where('status', '<>', BANK_CARD_STATUS.unbound)
    .orderBy('is_default', 'desc')
    .orderBy('owner_kind', 'desc')
    .orderBy('status')
    .orderBy('id', 'desc')
    .execute();
}

/** A card as its owner sees it: all but its number. */
export async function toCard(transaction: Transaction, row: BankCard, caller: BusinessMember) {
  const isInUse = row.status === BANK_CARD_STATUS.bound && (await cardInUse(transaction, row.id));
  return toWire(row, caller, isInUse);
}

/** @param isInUse whether something that is not settled yet needs it */
export const toWire = (row: BankCard, caller: BusinessMember, isInUse: boolean) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
  allowedActions: bankCardMachine.allowedActions(row.status, actorOf(caller, 'owner'), {
    isInUse,
    isDefault: row.is_default,
  }),
  ...{ ownerKind: row.owner_kind, status: row.status, holderName: row.holder_name, bankCode: row.bank_code },
  bankName: dictionaryLabel(BANKS, row.bank_code),
  // The mask shows the end alone, whatever stands before it.
  cardNoMasked: maskBankCard(`0${row.last_four}`),
  ...{ branchName: row.branch_name, cnaps: row.cnaps, isCredit: row.is_credit, isDefault: row.is_default, isInUse },
  triesLeft: row.status === BANK_CARD_STATUS.pending ? AMOUNT_TRIES - row.wrong_tries : 0,
  amountTime: timeText(row.amount_time),
});
