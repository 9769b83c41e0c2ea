import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
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

/** The number that a form is for; refused unless it is the member's own or its code is right. @param scene of the code */
export async function provenPhone(
  transaction: Transaction,
  proof: PhoneProof,
  scene: 'salon' | 'law',
): Promise<string | Refusal> {
  const own = proof.userId === undefined ? undefined : await phoneOf(transaction, proof.userId);
  const { phone = own, smsCode: code, clientAddress, device } = proof;
  if (phone !== undefined && phone === own) return phone;
  if (phone === undefined || code === undefined) return new Refusal('wrongCode');
  const isProven = await useCode(transaction, { phone, scene, code, clientAddress, device });
  return isProven ? phone : new Refusal('wrongCode');
}
