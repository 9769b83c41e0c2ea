import './tables.ts';
import { BANK_CARD_STATUS } from '@jianzhu/domain/bank-cards';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { type ActingMember, touched } from '../record/save-record.ts';
import type { BankCard } from './card-views.ts';

/** Whose cards are meant: a person's within a business, or the accounts of the business. */
export type CardOwner = Pick<BankCard, 'owner_kind' | 'business_id'>;

/** Lets the changes of one owner's cards follow one another, so that limit and default hold. */
export const lockCards = (transaction: Transaction, { owner_kind, business_id }: CardOwner, userId: string) =>
  lockText(transaction, `bank cards ${business_id} ${owner_kind === 1 ? userId : 'company'}`);

/** Cards of the same owner; a session sees its own person's and the company's. */
const cardsOf = ({ owner_kind }: CardOwner) => ({ owner_kind, status: BANK_CARD_STATUS.bound });

/** Whether an owner has a default card. */
export async function hasDefault(transaction: Transaction, owner: CardOwner): Promise<boolean> {
  const found = await transaction
    .selectFrom('bank_card')
    .select('id')
    .where((row) => row.and(cardsOf(owner)))
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes the default from the card that has it, for another one. */
export async function clearDefault({ transaction, caller }: ActingMember, owner: CardOwner): Promise<void> {
  await transaction
    .updateTable('bank_card')
    .set({ is_default: false, ...touched(caller) })
    .where((row) => row.and(cardsOf(owner)))
    .where('is_default', '=', true)
    .execute();
}

/** Makes the newest of the cards that are left the default, after the one that was. */
export async function passDefaultOn({ transaction, caller }: ActingMember, owner: CardOwner): Promise<void> {
  await transaction
    .updateTable('bank_card')
    .set({ is_default: true, ...touched(caller) })
    .where('id', '=', (card) =>
      card
        .selectFrom('bank_card')
        .select('id')
        .where((row) => row.and(cardsOf(owner)))
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}
