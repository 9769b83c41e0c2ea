import './tables.ts';
import { checkAnswer } from '@jianzhu/domain/forms';
import { depositReasons } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { settleAfterBond } from '../evaluation/tender-deal.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { isInScope } from '../member/data-scope.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Seen } from '../record/save-record.ts';
import { tellOfDeposit } from './deposit-news.ts';
import { moveMoney } from './end-deposit.ts';
import { changeDeposit, type Deposit, lockTenderOf, readHasWon } from './own-deposit.ts';

/**
 * The winner's word on turning its deposit into the performance bond (domain rules 5.5, status 7): the money then stands
 * in the books as a bond. A contract that was waiting for it ends the tender. In `withWorker`.
 */
export async function answerBond(
  transaction: Transaction,
  caller: BusinessMember,
  { agree, reason, ...seen }: Seen & { readonly agree: 0 | 1; readonly reason: string },
): Promise<Deposit | Refusal> {
  const found = await findRecord(transaction, 'deposit', seen.id);
  if (found instanceof Refusal) return found;
  const { businessId } = caller.acting;
  if (found.business_id !== businessId) {
    return new Refusal(found.buyer_business_id === businessId ? 'noPermission' : 'notFound');
  }
  if (!isInScope(caller, found)) return new Refusal('notFound');
  const broken = checkAnswer(depositReasons.decline, { agree, reason });
  if (broken !== null) return refuseField('reason', broken);
  const tender = await lockTenderOf(transaction, found);
  if (tender instanceof Refusal) return tender;
  const deposit = await findRecord(transaction, 'deposit', found.id, 'lock');
  if (deposit instanceof Refusal) return deposit;
  const changed = await changeDeposit(transaction, deposit, {
    ...{ action: agree === 1 ? 'convert' : 'decline', seen, reason, userId: caller.userId },
    actor: actorOf(caller, 'supplier'),
    hasWon: await readHasWon(transaction, deposit.id),
    columns: { reason, ...(agree === 0 && { propose_time: null }) },
  });
  if (changed instanceof Refusal) return changed;
  const buyers = { businessIds: [changed.buyer_business_id], permission: 'tender_award' } as const;
  const company = await businessName(transaction, changed.business_id);
  if (agree === 0) {
    await tellOfDeposit(transaction, 'declined', buyers, tender, { company, reason });
    await settleAfterBond(transaction, tender.id);
    return changed;
  }
  await moveMoney(transaction, changed, {
    ...{ to: { kind: 'bond', businessId: changed.business_id } },
    ...{ reason: 'bond', cause: `bond/${changed.id}` },
  });
  const both = { businessIds: [changed.business_id], permission: 'bid_view' } as const;
  for (const holders of [buyers, both]) {
    await tellOfDeposit(transaction, 'converted', holders, tender, { company, amount: Number(changed.amount) });
  }
  await settleAfterBond(transaction, tender.id);
  return changed;
}
