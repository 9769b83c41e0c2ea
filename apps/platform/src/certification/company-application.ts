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
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';

export type CompanyApplication = Row<'corporate_certification'>;

const { draft, pending, rejected, approved, lapsed } = CERTIFICATION_STATUS;
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

/** The same by the id that its form names; one of the business that is decided by now is open no longer (422). */
export async function openAsNamed(transaction: Transaction, businessId: string, id: string) {
  const open = await openOfCompany(transaction, businessId);
  if (open?.id === id) return open;
  const other = await findRecord(transaction, 'corporate_certification', id);
  return other instanceof Refusal ? other : new Refusal('stateConflict');
}

const inForce = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('status', '=', approved);

/** The one by which a company is certified now. */
export const inForceOfCompany = (transaction: Transaction, businessId: string) =>
  inForce(transaction, businessId).executeTakeFirst();

/** The same for who ends it: whoever else ends it meanwhile leaves nothing to end. */
export const lockInForce = (transaction: Transaction, businessId: string) =>
  inForce(transaction, businessId).forUpdate().executeTakeFirst();

/** The one that certified a company last, where none does now: a new application begins with what it said. */
export const lastInForce = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('status', '=', lapsed)
    .where('decide_time', 'is not', null)
    .orderBy('decide_time', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last ones of a company, the newest first. */
export const applicationsOfCompany = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
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
  ...fieldsOf(row),
  // To colleagues who hand nothing in, no number of the people in it.
  ...(permissionKeys(caller.acting).includes('certification_submit')
    ? { legalIdCardMasked: row.legal_masked, agentIdCardMasked: row.agent_masked }
    : { legalPhone: '', agentPhone: '', legalIdCardMasked: '', agentIdCardMasked: '' }),
  ...{ id: row.id, version: row.version, code: row.code, status: row.status, reason: row.reason },
  updateTime: timeText(row.update_time),
  fieldReasons: [...row.field_reasons],
  submitTime: timeText(row.submit_time),
  decideTime: timeText(row.decide_time),
  allowedActions: corporateCertificationMachine.allowedActions(row.status, actorOf(caller, 'owner'), {}),
});

/** Every file of the lists of a form. */
export const filesIn = (fields: Pick<CompanyFields, (typeof CORPORATE_FILES)[number]>) =>
  CORPORATE_FILES.flatMap((name) => fields[name]);
