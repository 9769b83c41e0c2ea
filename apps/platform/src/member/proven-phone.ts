import type { Transaction } from '../db/schema.ts';
import type { Refusal } from '../http/refusal.ts';
import { phoneOf } from './identity.ts';
import type { ClientPlace } from './network-of.ts';
import { refuseCode } from './prove-by-code.ts';
import { withCode } from './sms-codes.ts';

/** Whose number a public form is for: a member's own, which needs no code, or one that a code proves. */
export interface PhoneProof extends ClientPlace {
  /** Of the member who asks, if she is logged in. */
  readonly userId: string | undefined;
  readonly phone?: string | undefined;
  readonly smsCode?: string | undefined;
}

/**
 * Does what a form asks for the number that it is for; refused unless it is the member's own or its code is right. A code
 * is used up by what is done alone: whoever is refused for another reason tries again with the same one.
 *
 * @param scene of the code
 */
export async function forProvenPhone<Done>(
  transaction: Transaction,
  proof: PhoneProof,
  scene: 'salon' | 'law',
  act: (phone: string) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  const own = proof.userId === undefined ? undefined : await phoneOf(transaction, proof.userId);
  const { phone = own, smsCode: code, clientAddress, device } = proof;
  if (phone !== undefined && phone === own) return act(phone);
  if (phone === undefined || code === undefined) return refuseCode();
  const given = { phone, scene, code, clientAddress, device };
  return withCode(transaction, given, refuseCode(), () => act(phone));
}
