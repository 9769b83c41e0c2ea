import './tables.ts';
import '../member/tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  LAPSE_REASONS,
  PERSONAL_FILES,
  personalCertificationMachine,
  personalCertificationRecord,
} from '@jianzhu/domain/certifications';
import { fieldLabel } from '@jianzhu/domain/forms';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS, SYSTEM } from '../record/actor-of.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { listedFilesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { CERTIFICATION_MESSAGES } from './messages.ts';
import {
  inForceOfPerson,
  isNumberTaken,
  type PersonApplication,
  realNameOf,
  toPersonApplication,
} from './person-application.ts';

export const PERSONAL_REVIEW = 'personal_certification';

const MY_DETAIL = '/user/standard-certification/my-detail?kind=personal';
const labelOf = (name: string) => fieldLabel(personalCertificationRecord, name);

const lockedApplication = (transaction: Transaction, id: string) =>
  lockKnown(transaction, 'personal_certification', id);

/** Certifications of persons under review; the identity number is masked even to who reviews: the picture shows it. */
export const personalReview: ReviewKind = {
  label: CERTIFICATION_MESSAGES.personReview,
  machine: defineReviewMachine('certification_submit'),
  numberedAs: 'certification',
  lock: (transaction, bizId) => findRecord(transaction, 'personal_certification', bizId, 'lock'),
  async describe(transaction, _businessId, bizId) {
    const row = await transaction
      .selectFrom('personal_certification')
      .selectAll()
      .where('id', '=', bizId)
      .executeTakeFirstOrThrow();
    const { realName, idCardMasked, idCardBegin, idCardEnd, isLongTerm, phone, ...lists } = toPersonApplication(row);
    const end = isLongTerm === 1 ? CERTIFICATION_MESSAGES.longTerm : idCardEnd;
    const values = { realName, idCard: idCardMasked, idCardBegin, idCardEnd: end, phone };
    return {
      fields: Object.entries(values).map(([name, value]) => ({ name, label: labelOf(name), value })),
      files: await listedFilesForReview(
        transaction,
        PERSONAL_FILES.map((name) => ({ label: labelOf(name), files: lists[name] })),
      ),
    };
  },
  async refuseApproval(transaction, bizId) {
    const { id_mark: mark, create_user_id } = await lockedApplication(transaction, bizId);
    if (mark === null) return CERTIFICATION_RULES.nothingToSubmit;
    // Two approvals of one number wait for each other.
    await lockText(transaction, `certification number ${mark.toString('hex')}`);
    return (await isNumberTaken(transaction, mark, create_user_id)) ? CERTIFICATION_RULES.idTaken : null;
  },
  async decided(transaction, { bizId, reason, fieldReasons }) {
    const row = await lockedApplication(transaction, bizId);
    const userId = row.create_user_id;
    if (reason === undefined) await lapseBefore(transaction, userId);
    const changed = await transit(transaction, 'personal_certification', bizId, {
      ...{ machine: personalCertificationMachine, action: reason === undefined ? 'approve' : 'reject', actor: OPS },
      ...{ facts: {}, userId: null, reason },
      columns: async () => ({
        ...stamped(null, { reason: reason ?? '', field_reasons: JSON.stringify(fieldReasons) }),
        decide_time: sql`${businessNow}`,
      }),
      // The decision of the review is kept.
      audit: async () => undefined,
    });
    if (changed instanceof Refusal) throw new TypeError(`certification ${bizId} is in no review`);
    if (reason === undefined) await certifyPerson(transaction, changed);
    return { ...CERTIFICATION_NOTICES.N405(CERTIFICATION_MESSAGES.person, reason), jumpUrl: MY_DETAIL };
  },
};

/** What was in force holds no longer once a change of it is approved. */
async function lapseBefore(transaction: Transaction, userId: string): Promise<void> {
  const before = await inForceOfPerson(transaction, userId);
  if (before === undefined) return;
  const lapsed = await transit(transaction, 'personal_certification', before.id, {
    ...{ machine: personalCertificationMachine, action: 'lapse', actor: SYSTEM, facts: {}, userId: null },
    columns: async () => stamped(null, { reason: LAPSE_REASONS.changed }),
    audit: async () => undefined,
  });
  if (lapsed instanceof Refusal) throw new TypeError(`certification ${before.id} does not lapse: ${lapsed.msg}`);
}

const certifyPerson = (transaction: Transaction, row: PersonApplication) =>
  transaction
    .updateTable('account')
    .set({
      ...{ real_name: realNameOf(row), cert_status: CERTIFICATION_STATUS.approved },
      ...{ updated_at: sql<Date>`now()`, version: sql<number>`version + 1` },
    })
    .where('id', '=', row.create_user_id)
    .execute();
