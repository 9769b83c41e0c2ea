import type { Transaction } from '../db/schema.ts';
import { endDeposit } from '../deposit/end-deposit.ts';
import { DEPOSIT_TEXTS } from '../deposit/messages.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { actorOf } from '../record/actor-of.ts';
import type { Seen } from '../record/save-record.ts';
import { changeSignUp, lockSignUp, type SignUp } from './own-sign-up.ts';

/** Takes a sign-up back; its deposit is given back, the fee of the documents is not (domain rules 5.5). */
export async function cancelSignUp(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<SignUp | Refusal> {
  const locked = await lockSignUp(transaction, caller, seen.id, 'supplier');
  if (locked instanceof Refusal) return locked;
  const changed = await changeSignUp(transaction, locked, {
    ...{ action: 'cancel', actor: actorOf(caller, 'supplier'), userId: caller.userId, seen },
  });
  if (changed instanceof Refusal) return changed;
  await endDeposit(transaction, changed.id, DEPOSIT_TEXTS.cancelled);
  return changed;
}
