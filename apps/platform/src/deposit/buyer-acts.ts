import './tables.ts';
import { checkAnswer } from '@jianzhu/domain/forms';
import { depositReasons } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Seen } from '../record/save-record.ts';
import { handIn } from '../review/hand-in.ts';
import { tellOfDeposit } from './deposit-news.ts';
import { sendBack } from './end-deposit.ts';
import { forfeitReview } from './forfeit-review.ts';
import { changeDeposit, type Deposit, lockTenderOf, readHasWon } from './own-deposit.ts';

type Decision = Seen & { readonly reason: string };

/** The deposit of a tender of the caller's business as it is behind its locks; both keys are needed (domain rules 30.19). */
async function lockOwn(transaction: Transaction, caller: BusinessMember, id: string) {
  const found = await findRecord(transaction, 'deposit', id);
  if (found instanceof Refusal) return found;
  const { businessId } = caller.acting;
  if (found.buyer_business_id !== businessId) {
    return new Refusal(found.business_id === businessId ? 'noPermission' : 'notFound');
  }
  const tender = await lockTenderOf(transaction, found);
  if (tender instanceof Refusal) return tender;
  if (!isInScope(caller, tender)) return new Refusal('notFound');
  if (!permissionKeys(caller.acting).includes('tender_award')) return new Refusal('noPermission');
  const deposit = await findRecord(transaction, 'deposit', id, 'lock');
  return deposit instanceof Refusal ? deposit : { deposit, tender };
}

const byBuyer = (caller: BusinessMember, { id, version }: Seen) => ({
  actor: actorOf(caller, 'buyer'),
  ...{ userId: caller.userId, seen: { id, version } },
});

/** The buyer's word on a guarantee; in `withWorker`, as all here. */
export async function verifyDeposit(
  transaction: Transaction,
  caller: BusinessMember,
  { agree, reason, ...seen }: Decision & { readonly agree: 0 | 1 },
): Promise<Deposit | Refusal> {
  const own = await lockOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const broken = checkAnswer(depositReasons.reject, { agree, reason });
  if (broken !== null) return refuseField('reason', broken);
  return changeDeposit(transaction, own.deposit, {
    ...{ action: agree === 1 ? 'verify' : 'reject', reason, ...byBuyer(caller, seen) },
    columns: { reason, ...(agree === 1 && { pay_time: sql`${businessNow}` }) },
  });
}

/** Asks the platform to let the buyer keep the deposit of a winner who has refused (不予退还). */
export async function askForfeit(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Decision,
): Promise<Deposit | Refusal> {
  const own = await lockOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const changed = await changeDeposit(transaction, own.deposit, {
    ...{ action: 'forfeit', reason, ...byBuyer(caller, seen) },
    columns: { reason, forfeit_time: sql`${businessNow}` },
  });
  if (changed instanceof Refusal) return changed;
  await handIn(transaction, forfeitReview, {
    ...{ bizType: 'forfeit', bizId: changed.id, code: own.tender.code, title: own.tender.title },
    ...{ businessId: changed.buyer_business_id, userId: caller.userId },
  });
  return changed;
}

/** Gives the deposit of a winner who has refused back all the same. */
export async function giveBack(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Decision,
): Promise<Deposit | Refusal> {
  const own = await lockOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const released = await changeDeposit(transaction, own.deposit, {
    ...{ action: 'giveBack', reason, ...byBuyer(caller, seen) },
    columns: { held_time: null },
  });
  if (!(released instanceof Refusal)) await sendBack(transaction, released, reason);
  return released;
}

/** Proposes to the winner to turn its deposit into the performance bond. */
export async function proposeBond(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<Deposit | Refusal> {
  const own = await lockOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  const changed = await changeDeposit(transaction, own.deposit, {
    ...{ action: 'propose', hasWon: await readHasWon(transaction, own.deposit.id), ...byBuyer(caller, seen) },
    columns: { propose_time: sql`${businessNow}`, reason: '' },
  });
  if (changed instanceof Refusal) return changed;
  const winner = { businessIds: [changed.business_id], permission: 'bid_pay' } as const;
  await tellOfDeposit(transaction, 'proposed', winner, own.tender, { amount: Number(changed.amount) });
  return changed;
}
