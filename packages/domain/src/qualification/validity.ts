import { dictionary } from '../dictionary/dictionary.ts';

/** Days before its end from which a certificate is 即将到期 (domain rules 15.5). */
export const EXPIRING_DAYS = 60;

/** Days before the end of a certificate at which its company is reminded (notice N407), the first one first. */
export const REMINDED_DAYS = [60, 30, 7] as const;

/** Whether a certificate holds, as it is shown; by nothing but its last day and its revocation. */
export const QUALIFICATION_VALIDITIES = dictionary([
  ['valid', '有效', 'success'],
  ['expiring', '即将到期', 'warning'],
  ['expired', '已过期', 'danger'],
  ['revoked', '已撤销', 'danger'],
]);

export type QualificationValidity = (typeof QUALIFICATION_VALIDITIES)[number]['value'];

/**
 * How far a certificate holds: it is good on its last day.
 *
 * @param daysLeft until its last day, negative once that is over; null for one that does not end
 */
export function validityOf(daysLeft: number | null): Exclude<QualificationValidity, 'revoked'> {
  if (daysLeft === null || daysLeft > EXPIRING_DAYS) return 'valid';
  return daysLeft < 0 ? 'expired' : 'expiring';
}
