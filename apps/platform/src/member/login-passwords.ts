import { checkPasswordChange } from '@jianzhu/domain';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { WEAK_PASSWORDS } from './weak-passwords.ts';

/** Body code 400 when a new login password breaks a rule (domain rules 18.2). @param field name in the request */
export function refuseNewPassword(field: string, newPassword: string, phone: string): Refusal | undefined {
  const violation = checkPasswordChange(
    { newPassword, confirmation: newPassword },
    { phone, weakPasswords: WEAK_PASSWORDS },
  );
  return violation === null ? undefined : refuseField(field, violation.message);
}
