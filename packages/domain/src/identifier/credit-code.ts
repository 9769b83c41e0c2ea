import type { Violation } from '../violation.ts';
import { IDENTIFIER_MESSAGES } from './messages.ts';

/** The 31 characters of a code; a character's place is its value (GB 32100-2015: no I, O, S, V, Z). */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const MODULUS = ALPHABET.length;
const FORM = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const checkCharacter = (body: string): string => {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * ALPHABET.indexOf(body.charAt(index)), 0);
  return ALPHABET.charAt((MODULUS - (sum % MODULUS)) % MODULUS);
};

/** A unified social credit code in the form that is stored: upper case, without surrounding blanks. */
export function normalizeCreditCode(text: string): string {
  return text.trim().toUpperCase();
}

/** A unified social credit code: form and 18th character by GB 32100-2015. Lower case counts as upper case. */
export function checkCreditCode(text: string): Violation<'credit-code'> | null {
  const code = normalizeCreditCode(text);
  return FORM.test(code) && checkCharacter(code) === code.charAt(17)
    ? null
    : { code: 'credit-code', message: IDENTIFIER_MESSAGES.creditCode };
}

const ORGANIZATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Whether the organisation code inside a credit code (characters 9 to 17) has its own check character by GB 11714. A
 * mismatch is a hint for the operator and refuses nothing.
 */
export function hasOrganizationCheck(text: string): boolean {
  const organization = normalizeCreditCode(text).slice(8, 17);
  const sum = ORGANIZATION_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number.parseInt(organization.charAt(index), 36),
    0,
  );
  const check = 11 - (sum % 11);
  return organization.charAt(8) === (check === 10 ? 'X' : String(check % 11));
}
