import '../attachment/tables.ts';
import { FORM_MESSAGES } from '@jianzhu/domain';
import { CERTIFICATION_RULES, CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { CERTIFICATION_MATERIALS, materialBusinessType } from '@jianzhu/domain/member-center';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { actingNow } from '../business-member/hold-acting.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { changeReview, type OwnersReview, readReview, type Submission } from '../review/submission.ts';
import { certificationReview } from './certification-review.ts';

const BIZ_TYPE = 'certification';

/** How far the review of the caller's certification is. */
export async function readCertificationReview(transaction: Transaction, caller: BusinessMember): Promise<OwnersReview> {
  return readReview(transaction, caller, await submissionOf(transaction, caller));
}

/**
 * Lets saving and handing in follow one another, each by what its member may by then: what is looked at from there on is
 * what was handed in.
 */
export async function holdMaterials(transaction: Transaction, caller: BusinessMember) {
  await lockText(transaction, `certification material ${caller.acting.businessId}`);
  return actingNow(transaction, caller, 'certification_submit');
}

/** Hands the saved files in; without the licence there is nothing to review. */
export async function submitMaterials(
  transaction: Transaction,
  asking: BusinessMember,
  seenVersion: number,
): Promise<OwnersReview | Refusal> {
  const caller = await holdMaterials(transaction, asking);
  if (caller instanceof Refusal) return caller;
  const submission = await submissionOf(transaction, caller);
  if (!(await hasLicence(transaction, submission.bizId))) {
    return refuseField('materials', FORM_MESSAGES.uploadEmpty(CERTIFICATION_MATERIALS.licence.label));
  }
  return changeReview(transaction, caller, submission, 'submit', seenVersion);
}

/** Takes back what is under review. */
export async function withdrawMaterials(
  transaction: Transaction,
  caller: BusinessMember,
  seenVersion: number,
): Promise<OwnersReview | Refusal> {
  return changeReview(transaction, caller, await submissionOf(transaction, caller), 'withdraw', seenVersion);
}

/** While a reviewer looks at the files they stay as they are. */
export async function refuseWhileReviewed(
  transaction: Transaction,
  caller: BusinessMember,
): Promise<Refusal | undefined> {
  const { status } = await readCertificationReview(transaction, caller);
  if (status !== REVIEW_STATUS.pending) return undefined;
  return new Refusal('stateConflict', { msg: CERTIFICATION_RULES.underReview });
}

/** Other files than those that were approved are reviewed anew (0.12: 2 → 1, edit and resubmit). */
export async function reviewChangesAnew(transaction: Transaction, caller: BusinessMember): Promise<void> {
  const submission = await submissionOf(transaction, caller);
  const { status, version } = await readReview(transaction, caller, submission);
  if (status === REVIEW_STATUS.approved && version > 0) {
    await changeReview(transaction, caller, submission, 'submit', version);
  }
}

async function submissionOf(transaction: Transaction, { acting }: BusinessMember): Promise<Submission> {
  const { businessId } = acting;
  const { name, cert_status } = await transaction
    .selectFrom('business')
    .select(['name', 'cert_status'])
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  // Businesses that were certified before there were submissions.
  const initialStatus = cert_status === CERTIFICATION_STATUS.approved ? REVIEW_STATUS.approved : REVIEW_STATUS.draft;
  return { kind: certificationReview, bizType: BIZ_TYPE, bizId: businessId, title: name, initialStatus };
}

async function hasLicence(transaction: Transaction, businessId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('attachment')
    .select('id')
    .where('owner_id', '=', businessId)
    .where('owner_type', '=', materialBusinessType('licence'))
    .where('confirm_time', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
