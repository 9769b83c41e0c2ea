import './tables.ts';
import { AMOUNT_TRIES, BANK_CARD_MESSAGES, BANK_CARD_STATUS, bankCardMachine } from '@jianzhu/domain/bank-cards';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import { actingNow } from '../business-member/hold-acting.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { usePinTicket } from '../payment/pin-ticket.ts';
import { actorOf, SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { ActingMember, Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { cardInUse } from './card-in-use.ts';
import { openAmount } from './card-number.ts';
import { type BankCard, toWire } from './card-views.ts';
import { clearDefault, hasDefault, lockCards, passDefaultOn } from './default-card.ts';

type Changed = Promise<BankCard | Refusal>;
type Action = Parameters<typeof bankCardMachine.transition>[1];

/** A card with the cards of its owner kept from others, for a member who has the right still. */
async function lockCard({ transaction, caller }: ActingMember, id: string, needed: PermissionKey): Changed {
  const found = await findRecord(transaction, 'bank_card', id);
  if (found instanceof Refusal) return found;
  await lockCards(transaction, found, caller.userId);
  const now = await actingNow(transaction, caller, needed);
  if (now instanceof Refusal) return now;
  return findRecord(transaction, 'bank_card', id, 'lock');
}

/** Does an act of the owner; `columns` are written once it is allowed. */
async function act(
  { transaction, caller }: ActingMember,
  card: BankCard,
  { version }: Seen,
  { action, columns }: { readonly action: Action; readonly columns: () => Promise<object> },
): Changed {
  const isInUse = await cardInUse(transaction, card.id);
  return transit(transaction, 'bank_card', card.id, {
    ...{ machine: bankCardMachine, action, actor: actorOf(caller, 'owner'), userId: caller.userId },
    facts: { isInUse, isDefault: card.is_default },
    seen: { version, toWire: (row) => toWire(row, caller, isInUse) },
    columns: async () => stamped(caller.userId, await columns()),
    audit: 'call',
  });
}

/** Says which amount has reached an account. Wrong ones are counted, and the last one ends the card. */
export async function verifyAmount(
  keeper: KeyKeeper,
  by: ActingMember,
  { amount, ...seen }: Seen & { readonly amount: number },
): Changed {
  const { transaction } = by;
  const card = await lockCard(by, seen.id, 'bankcard_bind');
  if (card instanceof Refusal) return card;
  const { sent_amount } = card;
  if (card.status === BANK_CARD_STATUS.pending && sent_amount !== null) {
    if (card.amount_time === null) return new Refusal('stateConflict', { msg: BANK_CARD_MESSAGES.notSentYet });
    if ((await openAmount(keeper, { ...card, sent_amount })) !== amount) return countWrong(by, card);
  }
  return act(by, card, seen, {
    action: 'verify',
    columns: async () => {
      const isDefault = card.wants_default || !(await hasDefault(transaction, card));
      if (isDefault) await clearDefault(by, card);
      return { is_default: isDefault };
    },
  });
}

async function countWrong({ transaction, caller: { userId } }: ActingMember, card: BankCard): Promise<Refusal> {
  const wrong_tries = card.wrong_tries + 1;
  const triesLeft = AMOUNT_TRIES - wrong_tries;
  if (triesLeft > 0) {
    // No change of the record that others would have to see first: its version stays.
    await transaction.updateTable('bank_card').set({ wrong_tries }).where('id', '=', card.id).execute();
    return refuseField('amount', BANK_CARD_MESSAGES.wrongAmount(triesLeft));
  }
  const failed = await transit(transaction, 'bank_card', card.id, {
    ...{ machine: bankCardMachine, action: 'fail', actor: SYSTEM, userId, audit: 'call' },
    facts: { isInUse: false, isDefault: false },
    columns: async () => stamped(userId, { wrong_tries }),
  });
  return failed instanceof Refusal ? failed : new Refusal('stateConflict', { msg: BANK_CARD_MESSAGES.amountFailed });
}

export async function setDefaultCard(by: ActingMember, seen: Seen): Changed {
  const card = await lockCard(by, seen.id, 'bankcard_bind');
  if (card instanceof Refusal) return card;
  return act(by, card, seen, {
    action: 'setDefault',
    columns: async () => {
      await clearDefault(by, card);
      return { is_default: true };
    },
  });
}

/** Unbinds a card by the payment PIN: of its number its end alone is kept. The newest of the others is the default. */
export async function unbindCard(
  by: ActingMember,
  { pinTicket, ...seen }: Seen & { readonly pinTicket: string },
): Changed {
  const card = await lockCard(by, seen.id, 'bankcard_unbind');
  if (card instanceof Refusal) return card;
  const wrong = await usePinTicket(by.transaction, by.caller, pinTicket, {
    purpose: 'unbindCard',
    ...{ bizId: card.id, amount: 0 },
  });
  if (wrong) return wrong;
  const changed = await act(by, card, seen, { action: 'unbind', columns: async () => GONE });
  if (!(changed instanceof Refusal) && card.is_default) await passDefaultOn(by, card);
  return changed;
}

/** Gives up a card that never was bound. */
export async function dropCard(by: ActingMember, seen: Seen): Changed {
  const card = await lockCard(by, seen.id, 'bankcard_bind');
  return card instanceof Refusal ? card : act(by, card, seen, { action: 'drop', columns: async () => GONE });
}

const GONE = { is_default: false, card_number: null, sent_amount: null };
