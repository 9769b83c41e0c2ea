import './tables.ts';
import { CERTIFICATION_STATUS, PERSONAL_FILES, personalCertificationMachine } from '@jianzhu/domain/certifications';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
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

/** The one by which a person is certified now. */
export const inForceOfPerson = (transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('personal_certification')
    .selectAll()
    .where('create_user_id', '=', userId)
    .where('status', '=', approved)
    .executeTakeFirst();

/** Those of a person that were decided, the newest first. */
export const decidedOfPerson = (transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('personal_certification')
    .selectAll()
    .where('create_user_id', '=', userId)
    .where('decide_time', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** What was filled in, by the form's own names; what reads it knows its form. */
const textOf = (row: PersonApplication, name: string): string => String(row.fields[name] ?? '');
const filesOf = (row: PersonApplication, name: string) => [...((row.fields[name] ?? []) as readonly AttachmentEntry[])]; // written by the form's own list

export const realNameOf = (row: PersonApplication): string => textOf(row, 'realName');

/** An application as its person sees it: all but the identity number. */
export function toPersonApplication(row: PersonApplication) {
  const [frontImage, backImage, holdImage, faceVideo] = PERSONAL_FILES.map((name) => filesOf(row, name));
  return {
    ...{ id: row.id, version: row.version, code: row.code, status: row.status, reason: row.reason },
    updateTime: timeText(row.update_time),
    fieldReasons: [...row.field_reasons],
    submitTime: timeText(row.submit_time),
    decideTime: timeText(row.decide_time),
    allowedActions: [...personalCertificationMachine.allowedActions(row.status, PERSON, {})] satisfies Action[],
    realName: realNameOf(row),
    idCardMasked: row.id_masked,
    idCardBegin: textOf(row, 'idCardBegin'),
    idCardEnd: textOf(row, 'idCardEnd'),
    isLongTerm: row.fields.isLongTerm === 1 ? (1 as const) : (0 as const),
    ...{
      frontImage: frontImage ?? [],
      backImage: backImage ?? [],
      holdImage: holdImage ?? [],
      faceVideo: faceVideo ?? [],
    },
    phone: textOf(row, 'phone'),
  };
}

/** One among those before. @param title whom or what it certified */
export const toPast = (
  row: Pick<PersonApplication, 'id' | 'code' | 'status' | 'reason' | 'submit_time' | 'decide_time'>,
  title: string,
) => ({
  ...{ id: row.id, code: row.code, status: row.status, title, reason: row.reason },
  submitTime: timeText(row.submit_time),
  decideTime: timeText(row.decide_time),
});
