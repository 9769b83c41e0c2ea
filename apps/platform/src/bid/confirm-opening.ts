import './tables.ts';
import { BID_MESSAGES } from '@jianzhu/domain/bids';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { accountName } from '../member/person-name.ts';
import type { Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { ownerOf, prepareAct } from '../tender/own-tender.ts';
import { refreshTender } from '../tender/tender-news.ts';
import { openTender } from './open-tender.ts';
import { readOpeners, waitsFor } from './openers.ts';

/**
 * Confirms the opening of a tender (确认开标): each of its openers does, and the last of them opens. Where none was named,
 * whoever may open does. From the hour of the opening on; in `withWorker`.
 */
export async function confirmOpening(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, seen: Seen) {
  const prepared = await prepareAct(transaction, caller, seen, 'open');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  const openers = await readOpeners(transaction, row);
  const self = openers.find(({ userId }) => userId === caller.userId);
  if (openers.length > 0 && self === undefined) return new Refusal('noPermission', { msg: BID_MESSAGES.notOpener });
  if (self !== undefined) {
    await transaction
      .insertInto('tender_opener')
      .values({ tender_id: row.id, business_id: row.business_id, user_id: self.userId, confirm_time: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const left = waitsFor(openers).filter(({ userId }) => userId !== self?.userId).length;
  if (left > 0) {
    await refreshTender(transaction, row);
    return { ...toSubmission(row), left };
  }
  const by = { actor: ownerOf(caller), userId: caller.userId, audit: 'call' } as const;
  const names = openers.length > 0 ? openers.map(({ name }) => name) : [await accountName(transaction, caller.userId)];
  const opened = await openTender(transaction, keeper, prepared, by, names);
  return opened instanceof Refusal ? opened : { ...toSubmission(opened), left: 0 };
}
