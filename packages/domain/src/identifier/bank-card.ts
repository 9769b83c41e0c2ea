import type { Violation } from '../violation.ts';
import { IDENTIFIER_MESSAGES } from './messages.ts';

const CARD_FORM = /^\d{16,19}$/;
const ACCOUNT_FORM = /^\d{8,32}$/;

/** A card or account number in the form that is stored: digits without the blanks between their groups. */
export function normalizeBankCard(text: string): string {
  return text.replace(/\s/g, '');
}

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const violation: Violation<'bank-card'> = { code: 'bank-card', message: IDENTIFIER_MESSAGES.bankCard };

/** A person's bank card: 16 to 19 digits with the Luhn check. */
export function checkBankCard(text: string): Violation<'bank-card'> | null {
  const digits = normalizeBankCard(text);
  return CARD_FORM.test(digits) && passesLuhn(digits) ? null : violation;
}

/** An account of a business: 8 to 32 digits; it carries no check. */
export function checkBankAccount(text: string): Violation<'bank-card'> | null {
  return ACCOUNT_FORM.test(normalizeBankCard(text)) ? null : violation;
}
