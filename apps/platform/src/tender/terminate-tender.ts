import './tables.ts';
import { endBids } from '../bid/close-bids.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Seen } from '../record/save-record.ts';
import { endSignUps } from '../sign-up/end-sign-ups.ts';
import { changeTender, ownerOf, type Prepared, prepareAct, type Tender } from './own-tender.ts';
import { tellTermination } from './tender-news.ts';

type By = Pick<Parameters<typeof changeTender>[2], 'action' | 'actor' | 'userId'>;

/** Ends a tender before it is opened (domain rules 5.3). In `withWorker`, as all here. */
export async function terminateTender(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Seen & { readonly reason: string },
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'terminate');
  if (prepared instanceof Refusal) return prepared;
  const by = { action: 'terminate', actor: ownerOf(caller), userId: caller.userId } as const;
  return endTender(transaction, prepared, by, reason);
}

/** Ends a tender for the platform, and tells its buyer why. @param code 单号 */
export async function takeTenderOff(transaction: Transaction, code: string, reason: string): Promise<Tender | Refusal> {
  const named = await transaction.selectFrom('tender').select('id').where('code', '=', code).executeTakeFirst();
  const row = named && (await findRecord(transaction, 'tender', named.id, 'lock'));
  if (row === undefined || row instanceof Refusal) return new Refusal('notFound');
  const by = { action: 'offShelf', actor: OPS, userId: null } as const;
  return endTender(transaction, { row, now: await readNow(transaction) }, by, reason);
}

async function endTender(
  transaction: Transaction,
  prepared: Prepared,
  by: By,
  reason: string,
): Promise<Tender | Refusal> {
  const changed = await changeTender(transaction, prepared, {
    ...{ ...by, reason, columns: { fail_reason: reason, stopped_at: prepared.row.status } },
  });
  if (changed instanceof Refusal) return changed;
  await endBids(transaction, changed.id);
  await endSignUps(transaction, changed, prepared.now, { withFees: true, reason });
  await tellTermination(transaction, changed, { reason, isByPlatform: by.action === 'offShelf' });
  return changed;
}
