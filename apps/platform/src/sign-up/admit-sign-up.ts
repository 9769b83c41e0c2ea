import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import { checkAnswer } from '@jianzhu/domain/forms';
import { SIGN_UP_NOTICES, signUpRejection } from '@jianzhu/domain/sign-ups';
import { tenderPage } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { askDeposit } from '../deposit/ask-deposit.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Seen } from '../record/save-record.ts';
import type { Tender } from '../tender/own-tender.ts';
import { changeSignUp, factsOf, type Locked, lockSignUp, type SignUp } from './own-sign-up.ts';
import { scheduleReminders } from './remind-payment.ts';

/** Who lets a sign-up in. */
interface Admission {
  readonly actor: typeof SYSTEM | ReturnType<typeof actorOf<'buyer'>>;
  readonly userId: string | null;
  readonly audit: 'call' | (() => Promise<void>);
  readonly seen?: Seen;
  readonly reason?: string;
}

/** Lets a sign-up in with all that follows: its deposit is asked for, it is reminded of what to pay, and told (N205). */
export async function admitSignUp(
  transaction: Transaction,
  { tender, signUp, now }: Omit<Locked, 'facts'>,
  { actor, userId, audit, seen, reason }: Admission,
): Promise<SignUp | Refusal> {
  const changed = await changeSignUp(
    transaction,
    { tender, signUp, facts: factsOf(tender, now, false) },
    {
      ...{ action: actor === SYSTEM ? 'admit' : 'approve', actor, userId, audit, reason },
      ...(seen && { seen }),
      columns: { audit_time: sql`${businessNow}`, audit_user_id: userId, reject_reason: '' },
    },
  );
  if (changed instanceof Refusal) return changed;
  await askDeposit(transaction, tender, changed);
  await scheduleReminders(transaction, tender, changed, now);
  await tellApplicant(transaction, tender, changed, null);
  return changed;
}

/** The buyer's decision; in `withWorker`. */
export async function auditSignUp(
  transaction: Transaction,
  caller: BusinessMember,
  { agree, reason, ...seen }: Seen & { readonly agree: 0 | 1; readonly reason: string },
): Promise<SignUp | Refusal> {
  const broken = checkAnswer(signUpRejection, { agree, reason });
  if (broken !== null) return refuseField('reason', broken);
  const locked = await lockSignUp(transaction, caller, seen.id, 'buyer');
  if (locked instanceof Refusal) return locked;
  const by = { actor: actorOf(caller, 'buyer'), userId: caller.userId, audit: 'call', seen } as const;
  if (agree === 1) return admitSignUp(transaction, locked, by);
  const changed = await changeSignUp(transaction, locked, {
    ...{ action: 'reject', ...by, reason },
    columns: { audit_time: sql`${businessNow}`, audit_user_id: caller.userId, reject_reason: reason },
  });
  if (!(changed instanceof Refusal)) await tellApplicant(transaction, locked.tender, changed, reason);
  return changed;
}

/** Tells a supplier what became of its sign-up (N205). @param reason of the rejection; null for a success */
async function tellApplicant(
  transaction: Transaction,
  tender: Tender,
  signUp: SignUp,
  reason: string | null,
): Promise<void> {
  const { title, content } = SIGN_UP_NOTICES.N205;
  await tellHolders(
    transaction,
    { businessIds: [signUp.business_id], permission: 'bid_view' },
    {
      ...{ noticeType: 1, title, content: content({ title: tender.title, reason }) },
      ...{ jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
    },
  );
}
