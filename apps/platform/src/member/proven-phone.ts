import { BUSINESS_CODES } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { type FieldError, Refusal } from '../http/refusal.ts';
import { phoneOf } from './identity.ts';
import type { ClientPlace } from './network-of.ts';
import { useCode } from './sms-codes.ts';

/** Whose number a public form is for: a member's own, which needs no code, or one that a code proves. */
export interface PhoneProof extends ClientPlace {
  /** Of the member who asks, if she is logged in. */
  readonly userId: string | undefined;
  readonly phone?: string | undefined;
  readonly smsCode?: string | undefined;
}

/** Of the form's fields it is the code that is wrong. */
const codeWrong: FieldError = { field: 'smsCode', row: null, message: BUSINESS_CODES.wrongCode.msg };
const refuseCode = () => new Refusal('wrongCode', { data: { fieldErrors: [codeWrong] } });

/** The number that a form is for; refused unless it is the member's own or its code is right. @param scene of the code */
export async function provenPhone(
  transaction: Transaction,
  proof: PhoneProof,
  scene: 'salon' | 'law',
): Promise<string | Refusal> {
  const own = proof.userId === undefined ? undefined : await phoneOf(transaction, proof.userId);
  const { phone = own, smsCode: code, clientAddress, device } = proof;
  if (phone !== undefined && phone === own) return phone;
  if (phone === undefined || code === undefined) return refuseCode();
  const isProven = await useCode(transaction, { phone, scene, code, clientAddress, device });
  return isProven ? phone : refuseCode();
}
