import { refuse } from '../http/refusal.ts';
import { toSubmission } from '../record/to-submission.ts';
import './tables.ts';
import { copiedTitle, INQUIRY_MESSAGES, INQUIRY_STATUS, inquiryMachine } from '@jianzhu/domain/inquiries';
import { type SqlBool, sql } from 'kysely';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import { type ActingMember, type RecordKind, type SavedOf, type Seen, saveRecord } from '../record/save-record.ts';
import { refuseSameLine } from './asked-lines.ts';
import { columnsOf, readFields, type SavedInquiry, writeParts } from './inquiry-fields.ts';
import { refuseInvitees } from './invite.ts';
import { type Inquiry, prepareAct } from './own-inquiry.ts';
import { workOn } from './work-on.ts';

const INQUIRY = { table: 'inquiry', toWire: toSubmission } satisfies RecordKind<'inquiry'>;
/** Drafts of one inquiry that are copied on and on. */
const MOST_TITLES = 100;
/** Drafts that one business keeps: what nobody publishes shall not fill the platform. */
const MOST_DRAFTS = 200;

/** Keeps a draft as it is filled in; in its owner's session. */
export async function saveInquiry(by: ActingMember, body: SavedInquiry & SavedOf): Promise<Inquiry | Refusal> {
  const { id, version, ...typed } = body;
  if (id !== undefined) {
    const found = await findDraft(by, id);
    if (found instanceof Refusal) return found;
  }
  const twice = refuseSameLine(typed.lines);
  if (twice) return twice;
  const fields = await withFiles(by, id, typed);
  if (fields instanceof Refusal) return fields;
  if (await isTitleTaken(by, fields.title, id)) return refuseField('title', INQUIRY_MESSAGES.titleTaken);
  if (id === undefined && (await hasMostDrafts(by))) return refuse('stateConflict', INQUIRY_MESSAGES.mostDrafts);
  const code = id === undefined ? { code: await takeRecordNumber(by.transaction, 'inquiry') } : {};
  const row = await saveRecord(INQUIRY, by, { id, version }, { ...columnsOf(fields), ...code, ...EMPTY(id) });
  if (row instanceof Refusal) return row;
  await workOn(by.transaction, row.id);
  await writeParts(by.transaction, row, fields);
  await setFiles(by.transaction, { type: 'inquiry', id: row.id }, filesOf(fields));
  return row;
}

/** The files of the sheet and of its lines. */
const filesOf = ({ attachments, lines }: SavedInquiry) => [
  ...attachments,
  ...lines.flatMap((line) => line.attachments),
];

/** The fields with the files as they are kept. */
async function withFiles(
  { transaction, caller }: ActingMember,
  id: string | undefined,
  fields: SavedInquiry,
): Promise<SavedInquiry | Refusal> {
  const keep = await takeFiles(transaction, caller, { type: 'inquiry', id: id ?? null }, filesOf(fields));
  if (keep instanceof Refusal) return keep;
  const lines = fields.lines.map((line) => ({ ...line, attachments: keep(line.attachments) }));
  return { ...fields, attachments: keep(fields.attachments), lines };
}

/** Chooses whom a draft invites when it is published. */
export async function chooseInvitees(
  by: ActingMember,
  { businessIds, ...seen }: Seen & { readonly businessIds: readonly string[] },
): Promise<Inquiry | Refusal> {
  const found = await findDraft(by, seen.id);
  if (found instanceof Refusal) return found;
  const chosen = [...new Set(businessIds)];
  const refused = await refuseInvitees(by.transaction, found.business_id, chosen);
  if (refused) return refused;
  const row = await saveRecord(INQUIRY, by, seen, { invited_count: chosen.length });
  if (row instanceof Refusal) return row;
  await workOn(by.transaction, row.id);
  await by.transaction
    .updateTable('inquiry_private')
    .set({ invitee_ids: chosen })
    .where('inquiry_id', '=', row.id)
    .execute();
  return row;
}

const EMPTY = (id: string | undefined) => (id === undefined ? { supplements: '[]' } : {});

async function findDraft({ transaction, caller }: ActingMember, id: string): Promise<Inquiry | Refusal> {
  const row = await findRecord(transaction, 'inquiry', id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  return row.status === INQUIRY_STATUS.draft ? row : new Refusal('stateConflict');
}

async function hasMostDrafts({ transaction, caller }: ActingMember): Promise<boolean> {
  const { drafts } = await transaction
    .selectFrom('inquiry')
    .select(({ fn }) => fn.countAll<string>().as('drafts'))
    .where('business_id', '=', caller.acting.businessId)
    .where('status', '=', INQUIRY_STATUS.draft)
    .executeTakeFirstOrThrow();
  return Number(drafts) >= MOST_DRAFTS;
}

/** Under a lock of the business's titles, so that two cannot take one. */
async function isTitleTaken({ transaction, caller }: ActingMember, title: string, id?: string): Promise<boolean> {
  if (title === '') return false;
  const { businessId } = caller.acting;
  await lockText(transaction, `inquiry title ${businessId}`);
  const taken = await transaction
    .selectFrom('inquiry')
    .select('id')
    .where('business_id', '=', businessId)
    .where('title', '=', title)
    .where(sql<SqlBool>`status <= ${INQUIRY_STATUS.dealt}`)
    .where('id', 'is distinct from', id ?? null)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes a draft of an inquiry of the business, whatever became of that; under a title that is free. */
export async function copyInquiry(by: ActingMember, id: string): Promise<Inquiry | Refusal> {
  const row = await findRecord(by.transaction, 'inquiry', id);
  if (row instanceof Refusal) return row;
  if (row.business_id !== by.caller.acting.businessId || !isInScope(by.caller, row)) return new Refusal('notFound');
  const fields = await readFields(by.transaction, row);
  const invitees = await by.transaction
    .selectFrom('inquiry_invitee')
    .select('business_id')
    .where('inquiry_id', '=', id)
    .execute();
  const inviteeIds = invitees.length > 0 ? invitees.map(({ business_id }) => business_id) : fields.inviteeIds;
  return addUnderFreeTitle(by, { ...fields, inviteeIds, quoteDeadline: '', signUpDeadline: '' });
}

async function addUnderFreeTitle(by: ActingMember, fields: SavedInquiry): Promise<Inquiry | Refusal> {
  let title = fields.title === '' ? '' : copiedTitle(fields.title);
  for (let tried = 0; tried < MOST_TITLES && (await isTitleTaken(by, title)); tried += 1) title = copiedTitle(title);
  const lines = fields.lines.map(({ lineId: _lineId, ...line }) => line);
  return saveInquiry(by, { ...fields, title, lines });
}

/** Takes lines of a draft into one of their own; at least one stays behind. */
export async function splitInquiry(
  by: ActingMember,
  { lineIds, ...seen }: Seen & { readonly lineIds: readonly string[] },
): Promise<Inquiry | Refusal> {
  const row = await findDraft(by, seen.id);
  if (row instanceof Refusal) return row;
  const fields = await readFields(by.transaction, row);
  const taken = fields.lines.filter(({ lineId }) => lineId !== undefined && lineIds.includes(lineId));
  const left = fields.lines.filter((line) => !taken.includes(line));
  if (taken.length === 0 || left.length === 0) return refuseField('lineIds', INQUIRY_MESSAGES.noLines);
  const kept = await saveInquiry(by, { ...fields, ...seen, lines: left });
  return kept instanceof Refusal ? kept : addUnderFreeTitle(by, { ...fields, categoryCodes: [], lines: taken });
}

/**
 * Removes a draft; its log stays. One that suppliers have submitted to before it was taken back is hidden: their
 * revisions and fingerprints are no buyer's to remove. In `withWorker`.
 */
export async function deleteInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<null | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'delete');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  const answered = await transaction
    .selectFrom('quotation')
    .select('id')
    .where('inquiry_id', '=', row.id)
    .where('submit_time', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (answered === undefined) await transaction.deleteFrom('inquiry').where('id', '=', row.id).execute();
  else await transaction.updateTable('inquiry').set({ is_deleted: true }).where('id', '=', row.id).execute();
  await setFiles(transaction, { type: 'inquiry', id: row.id }, []);
  await transaction
    .insertInto('status_log')
    .values({
      business_id: row.business_id,
      record_table: 'inquiry',
      record_id: row.id,
      action: inquiryMachine.transitions.find(({ to }) => to === null)?.action ?? 'delete',
      from_status: row.status,
      to_status: null,
      user_id: caller.userId,
      reason: '',
    })
    .execute();
  return null;
}
