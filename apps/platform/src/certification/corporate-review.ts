import './tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  CORPORATE_FILES,
  corporateCertificationMachine,
  corporateCertificationRecord,
  SUBJECT_TYPES,
} from '@jianzhu/domain/certifications';
import {
  COMPANY_NATURES,
  COMPANY_ROLES,
  dictionaryLabel,
  hasOrganizationCheck,
  recordFields,
} from '@jianzhu/domain/forms';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { certifyCompany, companyToCertify } from './certify-company.ts';
import { approvedFields, type CompanyApplication } from './company-application.ts';
import { companyOfCode, lockCode } from './credit-code.ts';
import { CERTIFICATION_PAGE } from './lapse-company.ts';
import { CERTIFICATION_MESSAGES as texts } from './messages.ts';
import { reviewedFiles } from './reviewed-files.ts';

export const CORPORATE_REVIEW = 'corporate_certification';

const facts = recordFields(corporateCertificationRecord);
const labelOf = (name: string): string => Object.entries(facts).find(([key]) => key === name)?.[1]?.label ?? name;

async function locked(transaction: Transaction, id: string): Promise<CompanyApplication> {
  const row = await findRecord(transaction, 'corporate_certification', id, 'lock');
  if (row instanceof Refusal) throw new TypeError(`there is no certification ${id} of a company`);
  return row;
}

/** Certifications of companies under review; identity numbers are masked even to who reviews: the pictures show them. */
export const corporateReview: ReviewKind = {
  label: texts.companyReview,
  machine: defineReviewMachine('certification_submit'),
  numberedAs: 'certification',
  lock: (transaction, bizId) => findRecord(transaction, 'corporate_certification', bizId, 'lock'),
  async describe(transaction, _businessId, bizId) {
    const row = await transaction
      .selectFrom('corporate_certification')
      .selectAll()
      .where('id', '=', bizId)
      .executeTakeFirstOrThrow();
    const fields = approvedFields(row);
    return {
      fields: Object.entries(valuesOf(row)).map(([name, value]) => ({ name, label: labelOf(name), value })),
      files: await reviewedFiles(
        transaction,
        CORPORATE_FILES.map((name) => ({ label: labelOf(name), files: fields[name] })),
      ),
    };
  },
  async refuseApproval(transaction, bizId) {
    const row = await locked(transaction, bizId);
    await lockCode(transaction, row.credit_code);
    const other = await companyOfCode(transaction, row.credit_code);
    if (other === undefined || other.business_id === row.business_id || row.is_claim) return null;
    return CERTIFICATION_RULES.codeTaken;
  },
  async decided(transaction, { bizId, reason, fieldReasons }) {
    const row = await locked(transaction, bizId);
    const companyId = reason === undefined ? await companyToCertify(transaction, row) : row.business_id;
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
    if (reason === undefined) await certifyCompany(transaction, await giveTo(transaction, changed, companyId));
    else await noteRejection(transaction, row.business_id);
    return { ...CERTIFICATION_NOTICES.N405('企业', reason), jumpUrl: CERTIFICATION_PAGE };
  },
};

/** The application of a new company, or of one that was taken over, is that company's from now on. */
const giveTo = (transaction: Transaction, { id }: CompanyApplication, companyId: string) =>
  transaction
    .updateTable('corporate_certification')
    .set({ business_id: companyId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

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
  };
}
