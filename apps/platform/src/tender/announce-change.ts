import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { checkChange, movedTimes, TENDER_MESSAGES, type TenderChange } from '@jianzhu/domain/tenders';
import { addFiles, takeFiles } from '../attachment/record-files.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { momentOf } from '../inquiry/inquiry-fields.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from './own-tender.ts';
import { toPublicFields } from './tender-fields.ts';
import { tellChange } from './tender-news.ts';
import { scheduleSteps } from './tender-times.ts';

/** Of one tender a day: each is news to everybody who takes part. */
const MOST_CHANGES = 10;

/** The column of each time that a change may move. */
const COLUMNS = {
  ...{ signUpStart: 'sign_up_start', signUpEnd: 'sign_up_end', docStart: 'doc_start', docEnd: 'doc_end' },
  ...{ bidDeadline: 'bid_deadline', openTime: 'open_time', depositDeadline: 'deposit_deadline' },
} as const;

/** Announces a change of a tender that is out, moves its times and what is done at them. In `withWorker`. */
export async function announceChange(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, ...change }: Seen & TenderChange,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, { id, version }, 'change');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  if (row.bid_deadline !== null && row.bid_deadline <= now) return new Refusal('deadlinePassed');
  if ((await actsOfDay(transaction, 'tender', row.id, 'change')) >= MOST_CHANGES) {
    return refuse('tooFrequent', TENDER_MESSAGES.changedOften);
  }
  const before = toPublicFields(row);
  const broken = checkChange(before, change, now.getTime());
  if (broken.length > 0) return refuseViolations(broken);
  const owner = { type: 'tender', id: row.id } as const;
  const keep = await takeFiles(transaction, caller, owner, change.attachments);
  if (keep instanceof Refusal) return keep;
  const times = movedTimes(before, change);
  const said = {
    content: change.content,
    attachments: keep(change.attachments),
    createTime: formatDateTime(now.getTime()),
    times,
  };
  const moved = Object.fromEntries(times.map(({ field, after }) => [COLUMNS[field], momentOf(after)]));
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'change', actor: ownerOf(caller), userId: caller.userId },
    columns: { ...moved, changes: JSON.stringify([...row.changes, said]) },
  });
  if (changed instanceof Refusal) return changed;
  await addFiles(transaction, owner, said.attachments);
  await scheduleSteps(transaction, changed);
  await tellChange(transaction, changed);
  return changed;
}
