import './tables.ts';
import { SIGN_UP_MESSAGES, SIGN_UP_STATUS, signUpMachine } from '@jianzhu/domain/sign-ups';
import { recordSystemEvent } from '../audit/record-event.ts';
import type { Transaction } from '../db/schema.ts';
import { endDeposit } from '../deposit/end-deposit.ts';
import { endFee } from '../deposit/end-fee.ts';
import { Refusal } from '../http/refusal.ts';
import { SYSTEM } from '../record/actor-of.ts';
import type { Tender } from '../tender/own-tender.ts';
import { admitSignUp } from './admit-sign-up.ts';
import { changeSignUp, factsOf, type SignUp } from './own-sign-up.ts';

const signUpsOf = (transaction: Transaction, tenderId: string) =>
  transaction.selectFrom('sign_up').selectAll().where('tender_id', '=', tenderId).orderBy('id').forUpdate();

/** The event of what the platform does to a sign-up. */
const keep = (transaction: Transaction, act: 'signUp.audit' | 'signUp.cancel', row: SignUp) => async () => {
  const record = { kind: 'sign_up', id: row.id, name: row.code } as const;
  await recordSystemEvent(transaction, act, record, row.business_id);
};

/** Lets in what the buyer has not decided until the end of the sign-up (domain rules 5.4); under the tender's lock. */
export async function admitUndecided(transaction: Transaction, tender: Tender, now: Date): Promise<void> {
  const waiting = await signUpsOf(transaction, tender.id).where('status', '=', SIGN_UP_STATUS.waiting).execute();
  for (const signUp of waiting) {
    const audit = keep(transaction, 'signUp.audit', signUp);
    await admitSignUp(
      transaction,
      { tender, signUp, now },
      { actor: SYSTEM, userId: null, audit, reason: SIGN_UP_MESSAGES.silent },
    );
  }
}

/**
 * Ends the sign-ups of a tender that is terminated or has failed: none takes part any more, and deposits go back. Under
 * the tender's lock, after its own change; in `withWorker`.
 *
 * @param withFees of one that was terminated: the fees of the documents go back too
 * @param reason as the payers are told
 */
export async function endSignUps(
  transaction: Transaction,
  tender: Tender,
  now: Date,
  { withFees, reason }: { readonly withFees: boolean; readonly reason: string },
): Promise<void> {
  const facts = factsOf(tender, now, false);
  const ended = signUpMachine.transitions.flatMap(({ action, from }) => (action === 'end' ? [from].flat() : []));
  for (const signUp of await signUpsOf(transaction, tender.id).execute()) {
    if (ended.some((status) => status === signUp.status)) {
      const audit = keep(transaction, 'signUp.cancel', signUp);
      const changed = await changeSignUp(
        transaction,
        { tender, signUp, facts },
        { action: 'end', actor: SYSTEM, userId: null, reason, audit },
      );
      if (changed instanceof Refusal) throw new TypeError(`sign-up ${signUp.id} cannot be ended`);
    }
    await endDeposit(transaction, signUp.id, reason);
    // Who took its sign-up back, or was rejected after the fee, has the fee back as well.
    await endFee(transaction, signUp, { reason, isReturned: withFees });
  }
}
