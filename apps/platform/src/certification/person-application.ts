import './tables.ts';
import {
  CERTIFICATION_STATUS,
  personalCertificationDraft,
  personalCertificationMachine,
} from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';

export type PersonApplication = Row<'personal_certification'>;
type Action = Parameters<typeof personalCertificationMachine.transition>[1];

const { draft, pending, rejected, approved } = CERTIFICATION_STATUS;
const OPEN = [draft, pending, rejected];

/** A person towards his own application. */
export const PERSON = { is: ['owner'], permissionKeys: [] } as const;

/** The application that a person is at; locked. In `withWorker`: it is nobody else's. */
export const openOfPerson = (transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('personal_certification')
    .selectAll()
    .where('create_user_id', '=', userId)
    .where('status', 'in', OPEN)
    .forUpdate()
    .executeTakeFirst();

/** The same by the id that its form names; one of that person that is decided by now is open no longer (422). */
export async function openAsNamed(transaction: Transaction, userId: string, id: string) {
  const open = await openOfPerson(transaction, userId);
  if (open?.id === id) return open;
  const other = await findRecord(transaction, 'personal_certification', id);
  if (other instanceof Refusal) return other;
  return new Refusal(other.create_user_id === userId ? 'stateConflict' : 'notFound');
}

/** The one by which a person is certified now. */
export const inForceOfPerson = (transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('personal_certification')
    .selectAll()
    .where('create_user_id', '=', userId)
    .where('status', '=', approved)
    .executeTakeFirst();

/** The last ones of a person, the newest first. */
export const applicationsOfPerson = (transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('personal_certification')
    .selectAll()
    .where('create_user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** What was filled in, read back by the form itself; the number is kept apart. */
export function personFieldsOf({ fields }: Pick<PersonApplication, 'fields'>) {
  const { idCard: _idCard, ...read } = v.parse(personalCertificationDraft, fields);
  return read;
}

export const realNameOf = (row: PersonApplication): string => personFieldsOf(row).realName;

/** An application as its person sees it: all but the identity number. */
export const toPersonApplication = (row: PersonApplication) => ({
  ...{ id: row.id, version: row.version, code: row.code, status: row.status, reason: row.reason },
  updateTime: timeText(row.update_time),
  fieldReasons: [...row.field_reasons],
  submitTime: timeText(row.submit_time),
  decideTime: timeText(row.decide_time),
  allowedActions: [...personalCertificationMachine.allowedActions(row.status, PERSON, {})] satisfies Action[],
  ...personFieldsOf(row),
  idCardMasked: row.id_masked,
});

/** Whether another account is certified by the number of a mark. */
export async function isNumberTaken(transaction: Transaction, mark: Buffer, userId: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('personal_certification')
    .select('id')
    .where('id_mark', '=', mark)
    .where('status', '=', approved)
    .where('create_user_id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined;
}
