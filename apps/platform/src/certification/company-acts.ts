import './tables.ts';
import type { certificationSchemas } from '@jianzhu/api-client/schemas';
import { formatDate } from '@jianzhu/domain';
import {
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  CORPORATE_FILES,
  checkCorporateCertification,
  corporateCertificationDraft,
  corporateCertificationMachine,
  corporateCertificationRecord,
} from '@jianzhu/domain/certifications';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { refuseFiles } from '../attachment/refuse-files.ts';
import { actingNow } from '../business-member/hold-acting.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { proveByCode } from '../member/prove-by-code.ts';
import { actorOf } from '../record/actor-of.ts';
import { refuseUnseen } from '../record/refuse-changed.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { handIn } from '../review/hand-in.ts';
import { takeBack } from '../review/take-back.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { readApplication } from './application-form.ts';
import {
  type CompanyApplication,
  fieldsOf,
  filesIn,
  inForceOfCompany,
  lastInForce,
  openAsNamed,
  openOfCompany,
  toCompanyApplication,
} from './company-application.ts';
import { CORPORATE_REVIEW, corporateReview } from './corporate-review.ts';
import { otherCompanyOf } from './credit-code.ts';
import { keepGiven } from './given-numbers.ts';
import { CLAIM_JOB } from './licence-jobs.ts';

type Saved = v.InferOutput<typeof certificationSchemas.saveCorporate.body>;
type Seen = { readonly id: string; readonly version: number };

const OWNER_TYPE = 'corporate_certification';

/** Lets the acts on a company's application follow one another, each by what its member may by then. */
async function holdApplications<By extends BusinessMember>(
  transaction: Transaction,
  caller: By,
): Promise<By | Refusal> {
  await lockText(transaction, `certification of business ${caller.acting.businessId}`);
  return actingNow(transaction, caller, 'certification_submit');
}

/** Keeps a step of the form; numbers that were saved before stay where none is given. In the caller's session. */
export async function saveCompany(
  transaction: Transaction,
  asking: BusinessMember,
  keeper: KeyKeeper,
  { id, version, legalIdCard, agentIdCard, legalIdCardSealed, agentIdCardSealed, ...fields }: Saved,
): Promise<CompanyApplication | Refusal> {
  const caller = await holdApplications(transaction, asking);
  if (caller instanceof Refusal) return caller;
  const { userId } = caller;
  const { businessId } = caller.acting;
  const known = await openOfCompany(transaction, businessId);
  if (known?.status === CERTIFICATION_STATUS.pending) return refuse('stateConflict', CERTIFICATION_RULES.underReview);
  const unseen = await refuseUnseen(transaction, userId, known, { id, version }, (row) =>
    toCompanyApplication(row, caller),
  );
  if (unseen) return unseen;
  const claimed = fields.isClaim === 1 ? { credit_code: fields.creditCode, business_id: businessId } : undefined;
  if (claimed && (await otherCompanyOf(transaction, claimed)) === undefined)
    return refuseField('isClaim', CERTIFICATION_RULES.nothingToClaim);
  const inForce = await inForceOfCompany(transaction, businessId);
  if (claimed && inForce) return refuseField('isClaim', CERTIFICATION_RULES.claimAsPerson);
  const before = known ?? inForce ?? (await lastInForce(transaction, businessId));
  const code = known?.code ?? (await takeRecordNumber(transaction, 'certification'));
  const asked = { keeper, before, code, userId, now: (await readNow(transaction)).getTime() };
  const legal = await keepGiven('legal', { typed: legalIdCard, sealed: legalIdCardSealed }, asked);
  if (legal instanceof Refusal) return legal;
  const agent = await keepGiven('agent', { typed: agentIdCard, sealed: agentIdCardSealed }, asked);
  if (agent instanceof Refusal) return agent;
  const lists = filesIn(fields);
  const keep = await takeFiles(transaction, caller, { type: OWNER_TYPE, id: before?.id ?? null }, lists);
  if (keep instanceof Refusal) return keep;
  const files = Object.fromEntries(CORPORATE_FILES.map((name) => [name, keep(fields[name])]));
  const unfit = refuseFiles(corporateCertificationDraft, files);
  if (unfit) return unfit;
  const columns = {
    ...{ business_name: fields.businessName, credit_code: fields.creditCode, is_claim: fields.isClaim === 1 },
    license_end: fields.isLongTerm === 1 || fields.licenseEnd === '' ? null : fields.licenseEnd,
    fields: JSON.stringify({ ...fields, ...files }),
    ...{ legal_number: legal.number, legal_masked: legal.masked },
    ...{ agent_number: agent.number, agent_masked: agent.masked },
  };
  const saved =
    known === undefined
      ? await addApplication(transaction, caller, { ...columns, code })
      : await transaction
          .updateTable('corporate_certification')
          .set({ ...columns, version: sql<number>`version + 1`, update_time: businessNow, update_user_id: userId })
          .where('id', '=', known.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  await setFiles(transaction, { type: OWNER_TYPE, id: saved.id }, keep(lists));
  return saved;
}

type NewColumns = Pick<
  CompanyApplication,
  | 'code'
  | 'business_name'
  | 'credit_code'
  | 'is_claim'
  | 'license_end'
  | 'legal_number'
  | 'legal_masked'
  | 'agent_number'
  | 'agent_masked'
> & { readonly fields: string };

const addApplication = (transaction: Transaction, { userId, acting }: BusinessMember, columns: NewColumns) =>
  transaction
    .insertInto('corporate_certification')
    .values({
      ...{ business_id: acting.businessId, create_user_id: userId, update_user_id: userId, field_reasons: '[]' },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Hands in what was saved; the code proves the legal representative's phone. In the caller's session. */
export async function submitCompany(
  transaction: Transaction,
  asking: BusinessMember,
  database: Database,
  asked: Seen & ClientPlace & { readonly smsCode: string },
): Promise<CompanyApplication | Refusal> {
  const caller = await holdApplications(transaction, asking);
  if (caller instanceof Refusal) return caller;
  const { userId } = caller;
  const { businessId } = caller.acting;
  const known = await openAsNamed(transaction, businessId, asked.id);
  if (known instanceof Refusal) return known;
  if (known.status === CERTIFICATION_STATUS.pending) return new Refusal('stateConflict');
  const today = formatDate((await readNow(transaction)).getTime());
  const numbers = { legal: known.legal_number !== null, agent: known.agent_number !== null };
  const fields = readApplication(corporateCertificationRecord, {
    fields: known.fields,
    rules: (read) => checkCorporateCertification(read, numbers, today),
  });
  if (fields instanceof Refusal) return fields;
  const taken = await refuseTakenCode(transaction, known);
  if (taken) return taken;
  if (known.version === asked.version) {
    const { smsCode: code, clientAddress, device } = asked;
    const given = { phone: fields.legalPhone, scene: 'certification', code, clientAddress, device } as const;
    const unproven = await proveByCode(database, given);
    if (unproven) return unproven;
  }
  const changed = await transit(transaction, 'corporate_certification', known.id, {
    ...{ machine: corporateCertificationMachine, action: 'submit', actor: actorOf(caller, 'owner'), facts: {}, userId },
    seen: { version: asked.version, toWire: (row) => toCompanyApplication(row, caller) },
    columns: async () => ({
      ...stamped(userId, { reason: '', field_reasons: '[]', decide_time: null, submit_user_id: userId }),
      submit_time: sql`${businessNow}`,
    }),
    audit: 'call',
  });
  if (changed instanceof Refusal) return changed;
  await handIn(transaction, corporateReview, {
    ...{ bizType: CORPORATE_REVIEW, bizId: changed.id, code: changed.code, title: fieldsOf(changed).businessName },
    ...{ businessId, userId },
  });
  if (changed.is_claim) {
    const payload = { creditCode: changed.credit_code };
    await scheduleJob(transaction, { kind: CLAIM_JOB, key: `${changed.id}/${changed.version}`, payload });
  }
  return changed;
}

/** A code that certifies another company is its own, unless that company is taken over. */
async function refuseTakenCode(transaction: Transaction, row: CompanyApplication): Promise<Refusal | null> {
  const other = await otherCompanyOf(transaction, row);
  return other === undefined || row.is_claim ? null : refuseField('creditCode', CERTIFICATION_RULES.codeTaken);
}

/** Takes back what is under review. In the caller's session. */
export async function withdrawCompany(
  transaction: Transaction,
  asking: BusinessMember,
  asked: Seen,
): Promise<CompanyApplication | Refusal> {
  const caller = await holdApplications(transaction, asking);
  if (caller instanceof Refusal) return caller;
  const { userId } = caller;
  const known = await openAsNamed(transaction, caller.acting.businessId, asked.id);
  if (known instanceof Refusal) return known;
  const changed = await transit(transaction, 'corporate_certification', known.id, {
    ...{ machine: corporateCertificationMachine, action: 'withdraw', actor: actorOf(caller, 'owner') },
    ...{ facts: {}, userId, audit: 'call' },
    seen: { version: asked.version, toWire: (row) => toCompanyApplication(row, caller) },
    columns: async () => stamped(userId, undefined),
  });
  if (changed instanceof Refusal) return changed;
  await takeBack(transaction, corporateReview, { bizType: CORPORATE_REVIEW, bizId: changed.id, userId });
  return changed;
}
