import type { CallData } from '@jianzhu/api-client';
import type { recordCardSchemas } from '@jianzhu/api-client/schemas';
import { dealMachine } from '@jianzhu/domain/deals';
import { inquiryMachine } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { QUOTATION_STATUS, quotationMachine, supplierLook } from '@jianzhu/domain/quotations';
import { statusLook } from '@jianzhu/domain/records';
import type { SeenRecord } from '@jianzhu/ui/chat';
import type { CardKind } from './card-key.ts';
import { cardTexts as texts } from './messages.ts';

type Card = CallData<typeof recordCardSchemas.list>[number];
type Look = Extract<SeenRecord, { readonly state: 'shown' }>['status'];

const LOOKS: Readonly<Record<CardKind, (card: Card) => Look>> = {
  inquiry: (card) =>
    card.side === 'supply' ? supplierLook(card.status, card) : statusLook(inquiryMachine, card.status),
  quotation: ({ status }) => statusLook(quotationMachine, status),
  deal: ({ status }) => statusLook(dealMachine, status),
};

/** What a card shows of a record, by the answer about it; undefined where the platform shows the reader nothing. */
export function toSeen(kind: CardKind, card: Card | undefined, href: string): SeenRecord {
  if (card === undefined) return { state: 'hidden', text: texts.hidden };
  if (card.isSealed) {
    return { state: 'hidden', text: card.status === QUOTATION_STATUS.secondAsked ? texts.sealedAgain : texts.sealed };
  }
  const { title, code, side, otherName, amount, deadline } = card;
  const facts = [
    { term: side === 'supply' ? texts.buyer : texts.supplier, value: otherName },
    { term: texts.amounts[kind], value: amount === null ? '' : formatMoney(amount) },
    { term: texts.deadlines[kind], value: deadline.slice(0, 16) },
  ];
  return { state: 'shown', title, code, status: LOOKS[kind](card), facts: facts.filter(({ value }) => value), href };
}
