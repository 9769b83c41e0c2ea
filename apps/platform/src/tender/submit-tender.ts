import './tables.ts';
import { checkTender, TENDER_MESSAGES, TENDER_TYPE, type TenderFields, tenderRecord } from '@jianzhu/domain/tenders';
import * as v from 'valibot';
import { refuseOpeners } from '../bid/openers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { refuseInvitees } from '../inquiry/invite.ts';
import { monthlyPublications } from '../member/monthly-publications.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { handIn } from '../review/hand-in.ts';
import { takeBack } from '../review/take-back.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from './own-tender.ts';
import { readFields } from './tender-fields.ts';
import { BIZ_TYPE, tenderReview } from './tender-review.ts';

/** Of one tender a day: each is work of those who review. */
const MOST_SUBMISSIONS = 5;

/** How many tenders a business submits in a month: one that is rejected and submitted again counts once. */
export const tenderPublications = monthlyPublications({
  table: 'tender_publication',
  record: 'tender_id',
  quota: 'tendersPerMonth',
});

/** Hands a tender that is complete in for review. In `withWorker`, as all here. */
export async function submitTender(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'submit');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  if ((await actsOfDay(transaction, 'tender', row.id, 'submit')) >= MOST_SUBMISSIONS) {
    return refuse('tooFrequent', TENDER_MESSAGES.submittedOften);
  }
  const business = await tenderPublications.admit(transaction, row);
  if (business instanceof Refusal) return business;
  const fields = await readComplete(transaction, row, now);
  if (fields instanceof Refusal) return fields;
  if (fields.tenderType === TENDER_TYPE.invited) {
    const refused = await refuseInvitees(transaction, row.business_id, [...new Set(fields.inviteeIds)]);
    if (refused) return refuseField('inviteeIds', refused.msg);
  }
  const wrongOpeners = await refuseOpeners(transaction, row.business_id, fields.openerIds);
  if (wrongOpeners) return wrongOpeners;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'submit', actor: ownerOf(caller), userId: caller.userId },
  });
  if (changed instanceof Refusal) return changed;
  await tenderPublications.note(transaction, changed);
  const { id: bizId, code, title, business_id: businessId } = changed;
  await handIn(transaction, tenderReview, {
    ...{ bizType: BIZ_TYPE, bizId, code, title, businessId, userId: caller.userId },
  });
  return changed;
}

/** The tender as it must be to be submitted. */
async function readComplete(transaction: Transaction, row: Tender, now: Date): Promise<TenderFields | Refusal> {
  const parsed = v.safeParse(tenderRecord, await readFields(transaction, row));
  if (!parsed.success) return refuseIssues(parsed.issues);
  const broken = checkTender(parsed.output, now.getTime());
  return broken.length === 0 ? parsed.output : refuseViolations(broken);
}

/** Takes a tender back while it is reviewed. */
export async function withdrawTender(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'withdraw');
  if (prepared instanceof Refusal) return prepared;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'withdraw', actor: ownerOf(caller), userId: caller.userId },
  });
  if (changed instanceof Refusal) return changed;
  await takeBack(transaction, tenderReview, { bizType: BIZ_TYPE, bizId: changed.id, userId: caller.userId });
  return changed;
}
