import { DAY_MS } from '@jianzhu/domain';
import './tables.ts';
import '../bid/tables.ts';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { addFiles, takeFiles } from '../attachment/record-files.ts';
import { changeBySystem } from '../bid/change-bid.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import type { Seen } from '../record/save-record.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from '../tender/own-tender.ts';
import { beginReview, refuseConflicted } from './committee.ts';
import { readSheet, type Sheet } from './evaluation-sheet.ts';
import { schedulePublicity } from './publicity.ts';
import { biddersOf, tellOfTender } from './tell-bidders.ts';

interface Result {
  readonly candidates: readonly { readonly bidId: string; readonly rank: number }[];
  readonly reportAttachments: readonly AttachmentEntry[];
}

/**
 * Publishes who is a candidate (domain rules 5.3, 7 to 8), in the ranks that the announced method gives, as the buyer has
 * seen them, for as long as was announced. In `withWorker`.
 */
export async function publishResult(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, candidates, reportAttachments }: Seen & Result,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, { id, version }, 'evaluate');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  const conflicted = await refuseConflicted(transaction, caller, row.id);
  if (conflicted) return conflicted;
  const sheet = await readSheet(transaction, row);
  const refused = refuseResult(row, sheet, candidates);
  if (refused) return refused;
  const keep = await takeFiles(transaction, caller, { type: 'tender_report', id: null }, reportAttachments);
  if (keep instanceof Refusal) return keep;
  const files = keep(reportAttachments);
  await beginReview(transaction, row.id);
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'evaluate', actor: ownerOf(caller), userId: caller.userId },
  });
  if (changed instanceof Refusal) return changed;
  const publicityEnd = new Date(now.getTime() + (row.publicity_days ?? 1) * DAY_MS);
  await transaction
    .insertInto('tender_result')
    .values({
      ...{ tender_id: row.id, round: sheet.round, business_id: row.business_id, submit_user_id: caller.userId },
      ...{ publicity_start: now, publicity_end: publicityEnd, report_files: JSON.stringify(files) },
    })
    .execute();
  // The report of an earlier round stays with its tender.
  await addFiles(transaction, { type: 'tender_report', id: row.id }, files);
  await writeCandidates(transaction, row, sheet);
  await schedulePublicity(transaction, row.id, publicityEnd);
  const holders = { businessIds: await biddersOf(transaction, row.id), permission: 'bid_view' } as const;
  await tellOfTender(transaction, 'N211', holders, changed, { time: timeText(publicityEnd) });
  return changed;
}

/** Who is proposed: the first ones, as many as were announced. */
export const candidatesOf = ({ candidate_count }: Tender, { ranked }: Pick<Sheet, 'ranked'>) =>
  ranked.filter(({ rank }) => rank !== null && rank <= (candidate_count ?? 1));

function refuseResult(row: Tender, sheet: Sheet, candidates: Result['candidates']): Refusal | undefined {
  const { noValidBids, noCommittee, waiting, resultChanged } = EVALUATION_MESSAGES;
  if (sheet.bids.length === 0) return refuse('stateConflict', noValidBids);
  if (!sheet.isComplete) {
    return refuse('stateConflict', sheet.evaluatorIds.length === 0 ? noCommittee : waiting(sheet.waiting));
  }
  const found = candidatesOf(row, sheet).map(({ bidId, rank }) => `${rank} ${bidId}`);
  const seen = candidates.map(({ bidId, rank }) => `${rank} ${bidId}`).toSorted();
  return found.toSorted().join() === seen.join() ? undefined : refuse('stateConflict', resultChanged);
}

async function writeCandidates(transaction: Transaction, row: Tender, sheet: Sheet): Promise<void> {
  for (const { bidId, rank, total } of candidatesOf(row, sheet)) {
    if (rank === null) continue;
    const bid = await changeBySystem(transaction, bidId, 'nominate');
    const bidderName = await businessName(transaction, bid.business_id);
    await transaction
      .insertInto('tender_candidate')
      .values({
        ...{ tender_id: row.id, round: sheet.round, rank, bid_id: bid.id, business_id: bid.business_id },
        ...{ bidder_name: bidderName, points: total },
      })
      .execute();
  }
}
