import { BUSINESS_CODES } from '@jianzhu/domain';
import type { Database } from '../db/database.ts';
import { type FieldError, Refusal } from '../http/refusal.ts';
import { type GivenCode, useCode } from './sms-codes.ts';

/** Of the form's fields it is the code that is wrong. */
const codeWrong: FieldError = { field: 'smsCode', row: null, message: BUSINESS_CODES.wrongCode.msg };

/** Body code 425 of a form, at the field of its code. */
export const refuseCode = (): Refusal => new Refusal('wrongCode', { data: { fieldErrors: [codeWrong] } });

/**
 * Uses up the code that proves a phone, in a transaction of its own: tries count whatever becomes of the form. The last
 * thing that is asked, so that whoever is refused for another reason tries again with the same code.
 *
 * @returns why it proves nothing; null where it does
 */
export async function proveByCode(database: Database, given: GivenCode): Promise<Refusal | null> {
  const isRight = await database.withCredentials((transaction) => useCode(transaction, given));
  return isRight ? null : refuseCode();
}
