import './tables.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { usePinTicket } from '../payment/pin-ticket.ts';
import type { Seen } from '../record/save-record.ts';
import { moveFrozen } from './frozen-money.ts';
import { actOn, DONE_NOW, lockOwn } from './own-withdrawal.ts';
import { askForPayout } from './payout-job.ts';
import { tellApplicant } from './withdrawal-news.ts';
import type { Withdrawal } from './withdrawal-views.ts';

type Changed = Promise<Withdrawal | Refusal>;

/** Lets the withdrawal of another member go, by the own payment PIN. In `withWorker`, as all of these. */
export async function confirmWithdrawal(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, pinTicket }: Seen & { readonly pinTicket: string },
): Changed {
  const found = await lockOwn(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const use = { purpose: 'withdraw', bizId: found.id, amount: Number(found.amount) } as const;
  const wrongPin = await usePinTicket(transaction, caller, pinTicket, use);
  if (wrongPin) return wrongPin;
  const columns = { approve_user_id: caller.userId };
  const confirmed = await actOn(transaction, caller, found, { action: 'confirm', version, columns });
  if (!(confirmed instanceof Refusal)) await askForPayout(transaction, confirmed);
  return confirmed;
}

/** Sends it back: its money is available again. */
export async function refuseWithdrawal(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, reason }: Seen & { readonly reason: string },
): Changed {
  const found = await lockOwn(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const columns = { approve_user_id: caller.userId, reason, ...DONE_NOW };
  const refused = await actOn(transaction, caller, found, { action: 'refuse', version, reason, columns });
  if (refused instanceof Refusal) return refused;
  await moveFrozen(transaction, refused, 'giveBack');
  await tellApplicant(transaction, refused, 'refused');
  return refused;
}

/** Gives it up while it waits: its money is available again. */
export async function cancelWithdrawal(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version }: Seen,
): Changed {
  const found = await lockOwn(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const cancelled = await actOn(transaction, caller, found, { action: 'cancel', version, columns: DONE_NOW });
  if (!(cancelled instanceof Refusal)) await moveFrozen(transaction, cancelled, 'giveBack');
  return cancelled;
}
