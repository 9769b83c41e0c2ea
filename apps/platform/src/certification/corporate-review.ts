import '../attachment/tables.ts';
import './tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  CORPORATE_FILES,
  corporateCertificationMachine,
  corporateLabel,
  LAPSE_REASONS,
  SUBJECT_TYPES,
} from '@jianzhu/domain/certifications';
import { COMPANY_NATURES, COMPANY_ROLES, dictionaryLabel, hasOrganizationCheck } from '@jianzhu/domain/forms';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { listedFilesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { takeBack } from '../review/take-back.ts';
import { certifyCompany, companyToCertify, isApplicantDisabled, refuseClaim } from './certify-company.ts';
import {
  approvedFields,
  type CompanyApplication,
  fieldsOf,
  inForceOfCompany,
  openOfCompany,
} from './company-application.ts';
import { lockCode, otherCompanyOf } from './credit-code.ts';
import { giveTo } from './hand-over-papers.ts';
import { lapseApplication } from './lapse-company.ts';
import { CERTIFICATION_MESSAGES as texts } from './messages.ts';
import { CERTIFICATION_PAGE } from './tell-certifiers.ts';

export const CORPORATE_REVIEW = 'corporate_certification';

const locked = (transaction: Transaction, id: string) => lockKnown(transaction, 'corporate_certification', id);

/** Certifications of companies under review; identity numbers are masked even to who reviews: the pictures show them. */
export const corporateReview: ReviewKind = {
  label: texts.companyReview,
  machine: defineReviewMachine('certification_submit'),
  numberedAs: 'certification',
  async lock(transaction, bizId) {
    const known = await findRecord(transaction, 'corporate_certification', bizId);
    if (known instanceof Refusal) return;
    // First of all: whoever is decided by the same code waits with nothing in hand that the other one needs.
    await lockCode(transaction, known.credit_code);
    const row = await locked(transaction, bizId);
    const taken = row.is_claim ? await otherCompanyOf(transaction, row) : undefined;
    // What that company is at ends with it: before its members, as whoever decides that one locks them.
    if (taken !== undefined) await openOfCompany(transaction, taken.business_id);
  },
  async describe(transaction, _businessId, bizId) {
    const row = await transaction
      .selectFrom('corporate_certification')
      .selectAll()
      .where('id', '=', bizId)
      .executeTakeFirstOrThrow();
    const fields = approvedFields(row);
    return {
      fields: Object.entries(valuesOf(row)).map(([name, value]) => ({ name, label: corporateLabel(name), value })),
      files: await listedFilesForReview(
        transaction,
        CORPORATE_FILES.map((name) => ({ label: corporateLabel(name), files: fields[name] })),
      ),
    };
  },
  async refuseApproval(transaction, bizId) {
    const row = await locked(transaction, bizId);
    await lockCode(transaction, row.credit_code);
    if (await isApplicantDisabled(transaction, row)) return CERTIFICATION_RULES.applicantDisabled;
    const other = await otherCompanyOf(transaction, row);
    if (other === undefined) return null;
    // Whoever has been certified meanwhile would be certified twice.
    if (row.is_claim && (await inForceOfCompany(transaction, row.business_id)))
      return CERTIFICATION_RULES.claimAsPerson;
    return row.is_claim ? refuseClaim(transaction, other.business_id, row) : CERTIFICATION_RULES.codeTaken;
  },
  async refuseAutomatically(transaction, bizId) {
    const row = await locked(transaction, bizId);
    const other = row.is_claim ? await otherCompanyOf(transaction, row) : undefined;
    const before = other && (await inForceOfCompany(transaction, other.business_id));
    return before === undefined || isSameRepresentative(row, before) ? null : CERTIFICATION_RULES.claimByOther;
  },
  async decided(transaction, { bizId, reason, fieldReasons }) {
    const row = await locked(transaction, bizId);
    const certified = reason === undefined ? await companyToCertify(transaction, row) : undefined;
    const changed = await transit(transaction, 'corporate_certification', bizId, {
      ...{ machine: corporateCertificationMachine, action: reason === undefined ? 'approve' : 'reject', actor: OPS },
      ...{ facts: {}, userId: null, reason },
      columns: async () => ({
        ...stamped(null, { reason: reason ?? '', field_reasons: JSON.stringify(fieldReasons), reminded_days: null }),
        decide_time: sql`${businessNow}`,
      }),
      // The decision of the review is kept.
      audit: async () => undefined,
    });
    if (changed instanceof Refusal) throw new TypeError(`certification ${bizId} is in no review`);
    if (certified === undefined) await noteRejection(transaction, row.business_id);
    else {
      if (certified.isTakenOver) await endOpen(transaction, certified.companyId);
      const theirs = await giveTo(transaction, changed, certified.companyId);
      await certifyCompany(transaction, theirs, certified.isTakenOver);
    }
    return { ...CERTIFICATION_NOTICES.N405(texts.company, reason), jumpUrl: CERTIFICATION_PAGE };
  },
};

/** Whoever claims names the phone that is confirmed: it proves nothing but where it is the one that was confirmed before. */
function isSameRepresentative(row: CompanyApplication, before: CompanyApplication): boolean {
  const said = (application: CompanyApplication) => {
    const { legalName, legalPhone } = fieldsOf(application);
    return [legalName, legalPhone, application.legal_masked];
  };
  const known = said(before);
  return said(row).every((text, at) => text !== '' && text === known[at]);
}

/** What its former administrator was at is nobody's to go on with, and waits for no review. */
async function endOpen(transaction: Transaction, companyId: string): Promise<void> {
  const open = await openOfCompany(transaction, companyId);
  if (open === undefined) return;
  if (open.status === CERTIFICATION_STATUS.pending) {
    await takeBack(transaction, corporateReview, { bizType: CORPORATE_REVIEW, bizId: open.id, userId: null });
  }
  await lapseApplication(transaction, open.id, { reason: LAPSE_REASONS.superseded, by: 'system' });
}

/** What was certified stays in force while a change of it is rejected. */
const noteRejection = (transaction: Transaction, businessId: string) =>
  transaction
    .updateTable('business')
    .set({ cert_status: CERTIFICATION_STATUS.rejected })
    .where('id', '=', businessId)
    .where('kind', '<>', PERSONAL_BUSINESS)
    .where('cert_status', 'not in', [CERTIFICATION_STATUS.approved, CERTIFICATION_STATUS.lapsed])
    .execute();

/** The texts that a reviewer reads, by the names of the form's fields. */
function valuesOf(row: CompanyApplication): Readonly<Record<string, string>> {
  const fields = approvedFields(row);
  const { region } = fields;
  // GB 11714: a mismatch inside the code is a hint and refuses nothing.
  const hint = hasOrganizationCheck(fields.creditCode) ? '' : texts.organizationHint;
  const agent =
    fields.applicantIsLegal === 1
      ? {}
      : {
          agentName: fields.agentName,
          agentIdCard: row.agent_masked,
          agentPhone: fields.agentPhone,
        };
  return {
    subjectType: dictionaryLabel(SUBJECT_TYPES, fields.subjectType),
    businessName: fields.businessName,
    creditCode: fields.creditCode + hint,
    ...(row.is_claim && { isClaim: texts.claim }),
    licenseBegin: fields.licenseBegin,
    licenseEnd: fields.isLongTerm === 1 ? texts.longTerm : fields.licenseEnd,
    establishDate: fields.establishDate,
    registeredCapital: fields.registeredCapital,
    companyNature: dictionaryLabel(COMPANY_NATURES, fields.companyNature),
    companyRoles: fields.companyRoles.map((role) => dictionaryLabel(COMPANY_ROLES, role)).join('、'),
    address: `${region.provinceName}${region.cityName}${region.districtName}${fields.address}`,
    businessScope: fields.businessScope,
    legalName: fields.legalName,
    legalIdCard: row.legal_masked,
    legalPhone: fields.legalPhone,
    ...agent,
    ...filledIn({ intro: fields.intro, website: fields.website, landline: fields.landline, email: fields.email }),
  };
}

/** Those of them that say something. */
const filledIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
