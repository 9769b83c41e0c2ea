import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { checkBankAccount, checkBankCard, normalizeBankCard } from '../identifier/bank-card.ts';
import { checkCitizenId } from '../identifier/citizen-id.ts';
import { IDENTIFIER_MESSAGES } from '../identifier/messages.ts';
import type { Violation } from '../violation.ts';
import { BANKS, readCardBin } from './card-bins.ts';
import { BANK_CARD_MESSAGES as texts } from './messages.ts';

/** Whose account it is: a person's own card, or an account of the company. */
export const CARD_OWNER = { person: 1, company: 2 } as const;

export const CARD_OWNERS = dictionary([
  [CARD_OWNER.person, '个人'],
  [CARD_OWNER.company, '对公'],
]);

/** Cards that one owner has at most: a person within a business, and the business itself. */
export const MOST_CARDS = 10;
/** Tries that a company has to say what was sent to its account. */
export const AMOUNT_TRIES = 3;
/** Amounts that are sent to the accounts of one company a day. */
export const AMOUNTS_A_DAY = 5;
/** What is sent at most, in fen; at least 1. */
export const MOST_AMOUNT = 99;

const checkCnaps = (text: string): Violation<'cnaps'> | null =>
  /^\d{12}$/.test(text) ? null : { code: 'cnaps', message: texts.cnaps };

/** A card as it is bound (domain rules 13.1). Its holder is not filled in: who is certified is the holder. */
export const bankCardRecord = v.object({
  ownerKind: field('enum', { label: '账户类型', required: true, dictionary: CARD_OWNERS }),
  idCard: field('str', { label: '身份证号', max: 18 }),
  cardNo: field('str', { label: '银行卡号', required: true, max: 32, normalize: normalizeBankCard }),
  bankCode: field('enum', { label: '开户银行', required: true, dictionary: BANKS, emptyMessage: texts.bank }),
  branchName: field('str', { label: '开户支行', min: 4, max: 60 }),
  cnaps: field('str', { label: '联行号', check: checkCnaps }),
  reservePhone: field('phone', { label: '银行预留手机号', required: true }),
  isDefault: field('bool', { label: '设为默认' }),
});

export type BankCardFields = v.InferOutput<typeof bankCardRecord>;

interface CardRule {
  readonly field: keyof BankCardFields;
  readonly message: string;
}

/** Rules between the fields of a card: which number it has, and what only a person or only a company says. */
export function checkBankCardFields(
  { ownerKind, idCard, cardNo, branchName }: Pick<BankCardFields, 'ownerKind' | 'idCard' | 'cardNo' | 'branchName'>,
  nowMs: number,
): CardRule[] {
  if (ownerKind === CARD_OWNER.person) {
    const wrongId = idCard === '' || checkCitizenId(idCard, nowMs) !== null;
    return [
      ...(wrongId ? [{ field: 'idCard', message: texts.idCard } as const] : []),
      ...(checkBankCard(cardNo) ? [{ field: 'cardNo', message: IDENTIFIER_MESSAGES.bankCard } as const] : []),
    ];
  }
  const wrongAccount = checkBankAccount(cardNo) !== null;
  // An account may begin as a card does; a credit card passes the check of cards as well.
  const isCredit = checkBankCard(cardNo) === null && readCardBin(cardNo)?.isCredit === true;
  const wrong = wrongAccount ? IDENTIFIER_MESSAGES.bankCard : isCredit ? texts.credit : null;
  return [
    ...(wrong === null ? [] : [{ field: 'cardNo', message: wrong } as const]),
    ...(branchName === '' ? [{ field: 'branchName', message: FORM_MESSAGES.textEmpty('开户支行') } as const] : []),
  ];
}

/** What was sent to an account, as it is typed; in fen. */
export const sentAmountRecord = v.object({
  amount: v.pipe(
    v.number(texts.amountForm),
    v.integer(texts.amountForm),
    v.minValue(1, texts.amountForm),
    v.maxValue(MOST_AMOUNT, texts.amountForm),
  ),
});
