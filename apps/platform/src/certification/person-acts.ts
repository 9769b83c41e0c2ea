import './tables.ts';
import type { certificationSchemas } from '@jianzhu/api-client/schemas';
import { formatDate } from '@jianzhu/domain';
import {
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  checkPersonalCertification,
  PERSONAL_FILES,
  personalCertificationDraft,
  personalCertificationMachine,
  personalCertificationRecord,
} from '@jianzhu/domain/certifications';
import { checkAdultCitizenId } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { refuseFiles } from '../attachment/refuse-files.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { proveByCode } from '../member/prove-by-code.ts';
import { refuseUnseen } from '../record/refuse-changed.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { handIn } from '../review/hand-in.ts';
import { takeBack } from '../review/take-back.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { readApplication } from './application-form.ts';
import type { CheckedVideo } from './checked-video.ts';
import { givenNumber, keepNumber, markNumber, personPurpose } from './citizen-number.ts';
import {
  inForceOfPerson,
  isNumberTaken,
  openAsNamed,
  openOfPerson,
  PERSON,
  type PersonApplication,
  realNameOf,
  toPersonApplication,
} from './person-application.ts';
import { PERSONAL_REVIEW, personalReview } from './personal-review.ts';

type Saved = v.InferOutput<typeof certificationSchemas.savePersonal.body>;
type Seen = { readonly id: string; readonly version: number };

/** Keeps what a person has filled in; the number that was saved before stays where none is given. In `withWorker`. */
export async function savePerson(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { id, version, idCard, idCardSealed, ...fields }: Saved,
): Promise<PersonApplication | Refusal> {
  const { userId } = caller;
  await lockText(transaction, `certification of person ${userId}`);
  const known = await openOfPerson(transaction, userId);
  if (known?.status === CERTIFICATION_STATUS.pending) return refuse('stateConflict', CERTIFICATION_RULES.underReview);
  const unseen = await refuseUnseen(transaction, userId, known, { id, version }, toPersonApplication);
  if (unseen) return unseen;
  const number = await givenNumber(keeper, { typed: idCard, sealed: idCardSealed, userId, field: 'idCard' });
  if (number instanceof Refusal) return number;
  const kept = number === '' ? null : await keepPersonNumber(transaction, keeper, userId, number);
  if (kept instanceof Refusal) return kept;
  const before = known ?? (await inForceOfPerson(transaction, userId));
  const lists = PERSONAL_FILES.flatMap((name) => fields[name]);
  const keep = await takeFiles(transaction, caller, { type: 'personal_certification', id: before?.id ?? null }, lists);
  if (keep instanceof Refusal) return keep;
  const files = Object.fromEntries(PERSONAL_FILES.map((name) => [name, keep(fields[name])]));
  const unfit = refuseFiles(personalCertificationDraft, files);
  if (unfit) return unfit;
  const columns = { fields: JSON.stringify({ ...fields, ...files }), ...kept };
  const saved =
    known === undefined
      ? await addApplication(transaction, userId, { ...numberOf(before), ...columns })
      : await transaction
          .updateTable('personal_certification')
          .set({ ...columns, version: sql<number>`version + 1`, update_time: businessNow, update_user_id: userId })
          .where('id', '=', known.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  await setFiles(transaction, { type: 'personal_certification', id: saved.id }, keep(lists));
  return saved;
}

/** A change begins with the number in force. */
const numberOf = (before: PersonApplication | undefined) =>
  before && { id_number: before.id_number, id_mark: before.id_mark, id_masked: before.id_masked };

async function keepPersonNumber(transaction: Transaction, keeper: KeyKeeper, userId: string, number: string) {
  const wrong = checkAdultCitizenId(number, (await readNow(transaction)).getTime());
  if (wrong) return refuseField('idCard', wrong.message);
  const mark = await markNumber(keeper, number);
  const { number: id_number, masked } = await keepNumber(keeper, number, personPurpose(userId));
  return { id_number, id_mark: mark, id_masked: masked };
}

type NewColumns = { readonly fields: string } & Partial<Pick<PersonApplication, 'id_number' | 'id_mark' | 'id_masked'>>;

const addApplication = async (transaction: Transaction, userId: string, columns: NewColumns) =>
  transaction
    .insertInto('personal_certification')
    .values({
      ...{ business_id: null, create_user_id: userId, update_user_id: userId, field_reasons: '[]' },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      ...{ id_number: null, id_mark: null },
      ...columns,
      code: await takeRecordNumber(transaction, 'certification'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const seenOf = ({ version }: Seen) => ({ version, toWire: toPersonApplication });

/** Hands in what was saved; the code proves its phone. In `withWorker`. */
export async function submitPerson(
  transaction: Transaction,
  { userId }: BusinessMember,
  database: Database,
  asked: Seen & ClientPlace & CheckedVideo & { readonly smsCode: string },
): Promise<PersonApplication | Refusal> {
  await lockText(transaction, `certification of person ${userId}`);
  const known = await openAsNamed(transaction, userId, asked.id);
  if (known instanceof Refusal) return known;
  if (known.status === CERTIFICATION_STATUS.pending) return new Refusal('stateConflict');
  const today = formatDate((await readNow(transaction)).getTime());
  const fields = readApplication(personalCertificationRecord, {
    fields: known.fields,
    rules: (read) => checkPersonalCertification(read, known.id_mark !== null, today),
  });
  if (fields instanceof Refusal) return fields;
  // Saved after the look at it.
  if ((fields.faceVideo[0]?.id ?? null) !== asked.videoId) return new Refusal('stateConflict');
  if (known.version === asked.version) {
    const { smsCode: code, clientAddress, device } = asked;
    const given = { phone: fields.phone, scene: 'certification', code, clientAddress, device } as const;
    const unproven = await proveByCode(database, given);
    if (unproven) return unproven;
  }
  // Behind the code, of which there are few a day: numbers could be tried by the answer.
  if (known.id_mark !== null && (await isNumberTaken(transaction, known.id_mark, userId))) {
    return refuseField('idCard', CERTIFICATION_RULES.idTaken);
  }
  const changed = await transit(transaction, 'personal_certification', known.id, {
    ...{ machine: personalCertificationMachine, action: 'submit', actor: PERSON, facts: {}, userId },
    seen: seenOf(asked),
    columns: async () => ({
      ...stamped(userId, { reason: '', field_reasons: '[]', decide_time: null }),
      submit_time: sql`${businessNow}`,
    }),
    audit: 'call',
  });
  if (changed instanceof Refusal) return changed;
  await handIn(transaction, personalReview, {
    ...{ bizType: PERSONAL_REVIEW, bizId: changed.id, code: changed.code, title: realNameOf(changed) },
    ...{ businessId: null, userId },
  });
  return changed;
}

/** Takes back what is under review. In `withWorker`. */
export async function withdrawPerson(
  transaction: Transaction,
  { userId }: BusinessMember,
  asked: Seen,
): Promise<PersonApplication | Refusal> {
  await lockText(transaction, `certification of person ${userId}`);
  const known = await openAsNamed(transaction, userId, asked.id);
  if (known instanceof Refusal) return known;
  const changed = await transit(transaction, 'personal_certification', known.id, {
    ...{ machine: personalCertificationMachine, action: 'withdraw', actor: PERSON, facts: {}, userId },
    ...{ seen: seenOf(asked), columns: async () => stamped(userId, undefined), audit: 'call' },
  });
  if (changed instanceof Refusal) return changed;
  await takeBack(transaction, personalReview, { bizType: PERSONAL_REVIEW, bizId: changed.id, userId });
  return changed;
}
