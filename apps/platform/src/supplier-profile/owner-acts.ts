import '../review/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { checkHandedIn, SUPPLIER_PROFILE_MESSAGES } from '@jianzhu/domain/supplier-profiles';
import { businessNow, readNow } from '../db/business-clock.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { ActingMember, Seen } from '../record/save-record.ts';
import { handIn } from '../review/hand-in.ts';
import { takeBack } from '../review/take-back.ts';
import { changeProfile, prepareAct, type SupplierProfile } from './own-profile.ts';
import { BIZ_TYPE, supplierProfileReview } from './profile-review.ts';
import { lockProfile, setFilesOf } from './save-profile.ts';

/** A day: each is work of those who review. */
const MOST_SUBMISSIONS = 5;

type Done = Promise<SupplierProfile | Refusal>;

/** Hands the profile, or the change of it, in for review; a certified company alone may (domain rules 0.13). */
export async function submitProfile({ transaction, caller }: ActingMember, seen: Seen): Done {
  await lockProfile(transaction, caller);
  const row = await prepareAct(transaction, caller, seen, 'submit');
  if (row instanceof Refusal) return row;
  if ((await actsOfDay(transaction, 'supplier_profile', row.id, 'submit')) >= MOST_SUBMISSIONS) {
    return refuse('tooFrequent', SUPPLIER_PROFILE_MESSAGES.submittedOften);
  }
  if (!(await readStanding(transaction, row.business_id)).isCertified) return new Refusal('certificationNeeded');
  const broken = checkHandedIn(row.written, formatDate((await readNow(transaction)).getTime()));
  if (broken.length > 0) return refuseViolations(broken);
  const changed = await changeProfile(transaction, caller, row, 'submit', { reason: '', submit_time: businessNow });
  if (changed instanceof Refusal) return changed;
  const { id: bizId, business_id: businessId, code } = changed;
  const title = SUPPLIER_PROFILE_MESSAGES.name;
  await handIn(transaction, supplierProfileReview, {
    ...{ bizType: BIZ_TYPE, bizId, code, title, businessId, userId: caller.userId },
  });
  return changed;
}

/** Takes it back while it is reviewed. */
export async function withdrawProfile({ transaction, caller }: ActingMember, seen: Seen): Done {
  const row = await prepareAct(transaction, caller, seen, 'withdraw');
  if (row instanceof Refusal) return row;
  const changed = await changeProfile(transaction, caller, row, 'withdraw');
  if (changed instanceof Refusal) return changed;
  await takeBack(transaction, supplierProfileReview, {
    ...{ bizType: BIZ_TYPE, bizId: changed.id, userId: caller.userId },
  });
  return changed;
}

/** Gives the change of an approved one up. */
export async function discardProfile({ transaction, caller }: ActingMember, seen: Seen): Done {
  const row = await prepareAct(transaction, caller, seen, 'discard');
  if (row instanceof Refusal) return row;
  const columns = { written: JSON.stringify(row.approved), reason: '' };
  const changed = await changeProfile(transaction, caller, row, 'discard', columns);
  if (!(changed instanceof Refusal)) await setFilesOf(transaction, changed);
  return changed;
}
