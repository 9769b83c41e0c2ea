import './tables.ts';
import {
  CERTIFICATION_STATUS,
  CORPORATE_FILES,
  type CorporateCertificationFields,
  corporateCertificationDraft,
  corporateCertificationMachine,
} from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { actorOf } from '../record/actor-of.ts';
import type { Row } from '../record/record-table.ts';

export type CompanyApplication = Row<'corporate_certification'>;

const { draft, pending, rejected, approved } = CERTIFICATION_STATUS;
const OPEN = [draft, pending, rejected];

/** What an application was filled in with; the numbers of people are kept apart. */
export type CompanyFields = Omit<v.InferOutput<typeof corporateCertificationDraft>, 'legalIdCard' | 'agentIdCard'>;

/** The application that a business is at; locked. In a session of it, or in `withWorker` by its id. */
export const openOfCompany = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('status', 'in', OPEN)
    .forUpdate()
    .executeTakeFirst();

/** The one by which a company is certified now. */
export const inForceOfCompany = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('status', '=', approved)
    .executeTakeFirst();

/** Those of a company that were decided, the newest first. */
export const decidedOfCompany = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('decide_time', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** What was filled in, read back by the form itself. */
export function fieldsOf({ fields }: Pick<CompanyApplication, 'fields'>): CompanyFields {
  const { legalIdCard: _legal, agentIdCard: _agent, ...read } = v.parse(corporateCertificationDraft, fields);
  return read;
}

/** What an approved application says of its company: every field that must be there is. */
export const approvedFields = (row: Pick<CompanyApplication, 'fields'>) =>
  // Handed in by the record, whose required fields a draft may lack.
  fieldsOf(row) as Omit<CorporateCertificationFields, 'legalIdCard' | 'agentIdCard'>;

/** An application as its company sees it: all but the identity numbers. */
export const toCompanyApplication = (row: CompanyApplication, caller: BusinessMember) => ({
  ...{ id: row.id, version: row.version, code: row.code, status: row.status, reason: row.reason },
  updateTime: timeText(row.update_time),
  fieldReasons: [...row.field_reasons],
  submitTime: timeText(row.submit_time),
  decideTime: timeText(row.decide_time),
  allowedActions: corporateCertificationMachine.allowedActions(row.status, actorOf(caller, 'owner'), {}),
  ...fieldsOf(row),
  legalIdCardMasked: row.legal_masked,
  agentIdCardMasked: row.agent_masked,
});

/** Every file of the lists of a form. */
export const filesIn = (fields: Pick<CompanyFields, (typeof CORPORATE_FILES)[number]>) =>
  CORPORATE_FILES.flatMap((name) => fields[name]);
