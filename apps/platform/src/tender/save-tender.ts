import './tables.ts';
import '../review/tables.ts';
import { againTitle, TENDER_MESSAGES, TENDER_STATUS, TENDER_TYPE, tenderMachine } from '@jianzhu/domain/tenders';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { refuseSameLine } from '../inquiry/asked-lines.ts';
import { readFields as readInquiryFields } from '../inquiry/inquiry-fields.ts';
import { READS } from '../inquiry/own-inquiry.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { type ActingMember, type RecordKind, type SavedOf, type Seen, saveRecord } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { prepareAct, type Tender } from './own-tender.ts';
import { columnsOf, readFields, type SavedTender, writeParts } from './tender-fields.ts';
import { BIZ_TYPE } from './tender-review.ts';

const TENDER = { table: 'tender', toWire: toSubmission } satisfies RecordKind<'tender'>;
/** Drafts that one business keeps: what nobody submits shall not fill the platform. */
const MOST_DRAFTS = 200;

/** Keeps a draft, or a tender that was rejected, as it is filled in; in its owner's session, as all here but `deleteTender`. */
export async function saveTender(by: ActingMember, body: SavedTender & SavedOf): Promise<Tender | Refusal> {
  const { id, version, ...typed } = body;
  if (id !== undefined) {
    const refused = await refuseEdit(by, id);
    if (refused) return refused;
  }
  const twice = refuseSameLine(typed.lines);
  if (twice) return twice;
  const fields = await withFiles(by, id, typed);
  if (fields instanceof Refusal) return fields;
  const columns = columnsOf(fields);
  if (columns instanceof Refusal) return columns;
  if (id === undefined && (await hasMostDrafts(by))) return refuse('stateConflict', TENDER_MESSAGES.mostDrafts);
  const code = id === undefined ? { code: await takeRecordNumber(by.transaction, 'tender') } : {};
  const row = await saveRecord(TENDER, by, { id, version }, { ...columns, ...code });
  if (row instanceof Refusal) return row;
  await writeParts(by.transaction, row, fields);
  await setFiles(by.transaction, { type: 'tender_doc', id: row.id }, fields.docs);
  await setFiles(by.transaction, { type: 'tender', id: row.id }, filesOfLines(fields));
  return row;
}

async function refuseEdit({ transaction, caller }: ActingMember, id: string): Promise<Refusal | null> {
  const row = await findRecord(transaction, 'tender', id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  const isOpen = row.status === TENDER_STATUS.draft || row.status === TENDER_STATUS.rejected;
  return isOpen ? null : new Refusal('stateConflict');
}

const filesOfLines = ({ lines }: SavedTender) => lines.flatMap(({ attachments }) => attachments);

/** The fields with the files as they are kept. */
async function withFiles(
  { transaction, caller }: ActingMember,
  id: string | undefined,
  fields: SavedTender,
): Promise<SavedTender | Refusal> {
  const owner = (type: 'tender' | 'tender_doc') => ({ type, id: id ?? null });
  const keepDocs = await takeFiles(transaction, caller, owner('tender_doc'), fields.docs);
  if (keepDocs instanceof Refusal) return keepDocs;
  const keep = await takeFiles(transaction, caller, owner('tender'), filesOfLines(fields));
  if (keep instanceof Refusal) return keep;
  const lines = fields.lines.map((line) => ({ ...line, attachments: keep(line.attachments) }));
  return { ...fields, docs: keepDocs(fields.docs), lines };
}

async function hasMostDrafts({ transaction, caller }: ActingMember): Promise<boolean> {
  const { drafts } = await transaction
    .selectFrom('tender')
    .select(({ fn }) => fn.countAll<string>().as('drafts'))
    .where('business_id', '=', caller.acting.businessId)
    .where('status', '=', TENDER_STATUS.draft)
    .executeTakeFirstOrThrow();
  return Number(drafts) >= MOST_DRAFTS;
}

/** The times of a tender that is made of another one are to be set anew. */
const NO_TIMES = {
  ...{ signUpStart: '', signUpEnd: '', docStart: '', docEnd: '' },
  ...{ bidDeadline: '', openTime: '', depositDeadline: '' },
} as const;

/** Lines of another record become those of a new one. */
const asNew = (lines: SavedTender['lines']) => lines.map(({ lineId: _lineId, ...line }) => line);

/** Makes a draft of a tender of the business, whatever became of that. */
export async function copyTender(by: ActingMember, id: string): Promise<Tender | Refusal> {
  const row = await findRecord(by.transaction, 'tender', id);
  if (row instanceof Refusal) return row;
  if (row.business_id !== by.caller.acting.businessId || !isInScope(by.caller, row)) return new Refusal('notFound');
  const fields = await readFields(by.transaction, row);
  const title = row.title === '' ? '' : againTitle(row.title);
  return saveTender(by, { ...fields, ...NO_TIMES, title, lines: asNew(fields.lines) });
}

/** 材料采购 */
const MATERIALS = 1;

/** Makes a draft of an invited tender of an inquiry of the business: its lines, invitees and contact (domain rules 5.1). */
export async function tenderFromInquiry(by: ActingMember, inquiryId: string): Promise<Tender | Refusal> {
  const row = await findRecord(by.transaction, 'inquiry', inquiryId);
  if (row instanceof Refusal) return row;
  if (row.business_id !== by.caller.acting.businessId) return new Refusal('notFound');
  const refused = refuseReader(by.caller, row, READS);
  if (refused) return refused;
  const asked = await readInquiryFields(by.transaction, row);
  const invitees = await by.transaction
    .selectFrom('inquiry_invitee')
    .select('business_id')
    .where('inquiry_id', '=', row.id)
    .orderBy('id')
    .execute();
  return saveTender(by, {
    ...FRESH,
    title: asked.title,
    projectName: asked.projectName,
    requiredQualifications: asked.requiredQualifications,
    scopeText: asked.remark,
    contactName: asked.contactName,
    contactPhone: asked.contactPhone,
    openerIds: [],
    inviteeIds: invitees.length > 0 ? invitees.map(({ business_id }) => business_id) : asked.inviteeIds,
    lines: asNew(asked.lines),
  });
}

/** What a tender begins with that is made of an inquiry. */
const FRESH = {
  ...NO_TIMES,
  ...{ tenderType: TENDER_TYPE.invited, tenderKind: MATERIALS, isStatutory: 0, statutoryNo: '' },
  ...{ region: null, fundSource: null, estimateAmount: null, controlPrice: null, allowConsortium: 0 },
  ...{ performanceText: '', needAudit: 1, docFee: 0, depositAmount: 0, depositMethods: [] },
  ...{ evalMethod: null, evalItems: [], bidValidDays: 60, candidateCount: 3, publicityDays: 3 },
  ...{ docs: [], docVisible: 1, agencyName: '' },
} as const satisfies Partial<SavedTender>;

/** Removes a draft, or a tender that was rejected, with its review; its log stays. In `withWorker`. */
export async function deleteTender(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<null | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'delete');
  if (prepared instanceof Refusal) return prepared;
  const { id, business_id, status } = prepared.row;
  await transaction.deleteFrom('tender').where('id', '=', id).execute();
  await transaction.deleteFrom('review').where('biz_type', '=', BIZ_TYPE).where('biz_id', '=', id).execute();
  await setFiles(transaction, { type: 'tender_doc', id }, []);
  await setFiles(transaction, { type: 'tender', id }, []);
  await transaction
    .insertInto('status_log')
    .values({
      ...{ business_id, record_table: 'tender', record_id: id, from_status: status, to_status: null, reason: '' },
      action: tenderMachine.transitions.find(({ to }) => to === null)?.action ?? 'delete',
      user_id: caller.userId,
    })
    .execute();
  return null;
}
