import '../showcase/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { checkQualification, QUALIFICATION_NOTICES, qualificationMachine } from '@jianzhu/domain/qualifications';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { filesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { QUALIFICATION_TEXTS } from './messages.ts';
import { factsOf } from './own-qualification.ts';
import { fieldsOf, nameOf, type Qualification, writtenColumns, writtenOf } from './qualification-fields.ts';
import { setFilesOf } from './save-qualification.ts';

export const BIZ_TYPE = 'qualification';

/** Page of a certificate of the own business. */
export const QUALIFICATION_PAGE = '/user/standard-certification/qualification-edit?id=';

/** Certificates under review; a certificate has a status of its own beside the review's. */
export const qualificationReview: ReviewKind = {
  label: QUALIFICATION_TEXTS.label,
  machine: defineReviewMachine('qualification_edit'),
  numberedAs: 'certification',
  lock: (transaction, bizId) => findRecord(transaction, 'qualification', bizId, 'lock'),
  async describe(transaction, _businessId, bizId) {
    const written = writtenOf(await findReviewed(transaction, bizId));
    const { terms, endless, label } = QUALIFICATION_TEXTS;
    const fields = [
      [terms.series, written.series],
      [terms.category, written.category_name],
      [terms.grade, written.grade],
      [terms.certNo, written.cert_no],
      [terms.issueOrg, written.issue_org],
      [terms.issueDate, written.issue_date ?? ''],
      [terms.expireDate, written.expire_date ?? endless],
      [terms.scope, written.scope],
    ] as const;
    const files = await filesForReview(transaction, { type: 'qualification', id: bizId }, label);
    const asked = new Set([...written.images, ...written.video].map(({ id }) => id));
    return {
      fields: fields.map(([name, value]) => ({ label: name, value })),
      files: files.filter(({ id }) => asked.has(id)),
    };
  },
  /** What has ended meanwhile is not approved. */
  async refuseApproval(transaction, bizId) {
    const written = writtenOf(await findReviewed(transaction, bizId));
    const today = formatDate((await readNow(transaction)).getTime());
    return checkQualification(fieldsOf(written), today)[0]?.message ?? null;
  },
  async decided(transaction, { bizId, reason }) {
    const row = await findReviewed(transaction, bizId, 'lock');
    const columns =
      reason === undefined
        ? { ...writtenColumns(writtenOf(row)), change: null, reason: '', approved_at: businessNow, reminded_days: null }
        : { reason };
    const changed = await transit(transaction, 'qualification', bizId, {
      ...{ machine: qualificationMachine, action: reason === undefined ? 'approve' : 'reject', actor: OPS },
      ...{ facts: factsOf(row), userId: null, reason },
      columns: async () => stamped(null, columns),
      // The decision of the review is kept.
      audit: async () => undefined,
    });
    if (changed instanceof Refusal) throw new TypeError(`certificate ${bizId} is in no review`);
    await setFilesOf(transaction, changed);
    return {
      ...QUALIFICATION_NOTICES.decided(nameOf(writtenOf(changed)), reason),
      jumpUrl: QUALIFICATION_PAGE + bizId,
    };
  },
};

async function findReviewed(transaction: Transaction, id: string, lock?: 'lock'): Promise<Qualification> {
  const row = await findRecord(transaction, 'qualification', id, lock);
  if (row instanceof Refusal) throw new TypeError(`there is no certificate ${id}`);
  return row;
}
