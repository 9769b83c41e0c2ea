import './tables.ts';
import { docVisibleOf, EVAL_METHOD, TENDER_MESSAGES, type TenderDraft } from '@jianzhu/domain/tenders';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { type SavedLine, toLineFields, writeAskedLines } from '../inquiry/asked-lines.ts';
import { idsOf, momentOf } from '../inquiry/inquiry-fields.ts';
import { toBit } from '../inquiry/to-bit.ts';
import { regionOf } from '../region/region-tree.ts';
import type { Tender } from './own-tender.ts';

export type SavedTender = Omit<TenderDraft, 'lines'> & { readonly lines: readonly SavedLine[] };

const TENDER_LINES = { table: 'tender_line', record: 'tender_id' } as const;

/** The place of a tender as the tree of regions names it; refused where it names none. */
function placeOf({ region }: SavedTender) {
  if (region === null) return { region: null, city_code: '', city_name: '' };
  const known = regionOf(region.districtCode);
  if (known === undefined) return refuseField('region', TENDER_MESSAGES.region);
  return { region: JSON.stringify(known), city_code: known.cityCode, city_name: known.cityName };
}

/** The columns that are filled in. */
export function columnsOf(fields: SavedTender) {
  const place = placeOf(fields);
  if (place instanceof Refusal) return place;
  const { docFee, docVisible } = fields;
  return {
    ...place,
    title: fields.title,
    tender_type: fields.tenderType,
    tender_kind: fields.tenderKind,
    is_statutory: fields.isStatutory === 1,
    statutory_no: fields.statutoryNo,
    project_name: fields.projectName,
    fund_source: fields.fundSource,
    scope_text: fields.scopeText,
    control_price: fields.controlPrice,
    required_qualifications: idsOf(fields.requiredQualifications),
    allow_consortium: fields.allowConsortium === 1,
    performance_text: fields.performanceText,
    sign_up_start: momentOf(fields.signUpStart),
    sign_up_end: momentOf(fields.signUpEnd),
    doc_start: momentOf(fields.docStart),
    doc_end: momentOf(fields.docEnd),
    bid_deadline: momentOf(fields.bidDeadline),
    open_time: momentOf(fields.openTime),
    need_audit: fields.needAudit === 1,
    doc_fee: docFee,
    deposit_amount: fields.depositAmount,
    deposit_methods: [...fields.depositMethods],
    deposit_deadline: momentOf(fields.depositDeadline),
    eval_method: fields.evalMethod,
    // Points are asked for by one method alone.
    eval_items: JSON.stringify(fields.evalMethod === EVAL_METHOD.scored ? fields.evalItems : []),
    bid_valid_days: fields.bidValidDays,
    candidate_count: fields.candidateCount,
    publicity_days: fields.publicityDays,
    doc_visible: docFee === null || docVisible === null ? docVisible : docVisibleOf({ docFee, docVisible }),
    doc_count: fields.docs.length,
    contact_name: fields.contactName,
    contact_phone: fields.contactPhone,
    agency_name: fields.agencyName,
  };
}

/** Writes lines and all that is the buyer's alone, in place of what was there. In the owner's session. */
export async function writeParts(transaction: Transaction, { id, business_id }: Tender, fields: SavedTender) {
  const refPrices = await writeAskedLines(transaction, TENDER_LINES, { id, business_id }, fields.lines);
  const own = {
    estimate_amount: fields.estimateAmount,
    opener_ids: idsOf(fields.openerIds),
    ref_prices: JSON.stringify(refPrices),
    invitee_ids: [...new Set(idsOf(fields.inviteeIds))],
    docs: JSON.stringify(fields.docs),
  };
  await transaction
    .insertInto('tender_private')
    .values({ tender_id: id, business_id, ...own })
    .onConflict((conflict) => conflict.column('tender_id').doUpdateSet(own))
    .execute();
}

/** The lines of a tender in their order. */
export const readLines = (transaction: Transaction, tenderId: string) =>
  transaction.selectFrom('tender_line').selectAll().where('tender_id', '=', tenderId).orderBy('line_no').execute();

/** What is the buyer's alone; undefined to everybody else. */
export const readPrivate = (transaction: Transaction, tenderId: string) =>
  transaction
    .selectFrom('tender_private')
    .selectAll()
    .where('tender_id', '=', parseRecordId(tenderId) ?? null)
    .executeTakeFirst();

export const amountOf = (fen: string | number | null | undefined): number | null => (fen == null ? null : Number(fen));

/** What everybody reads of a tender who may see it. */
export const toPublicFields = (row: Tender) => ({
  title: row.title,
  tenderType: row.tender_type,
  tenderKind: row.tender_kind,
  isStatutory: toBit(row.is_statutory),
  statutoryNo: row.statutory_no,
  projectName: row.project_name,
  region: row.region,
  fundSource: row.fund_source,
  scopeText: row.scope_text,
  controlPrice: amountOf(row.control_price),
  requiredQualifications: row.required_qualifications.map(String),
  allowConsortium: toBit(row.allow_consortium),
  performanceText: row.performance_text,
  signUpStart: timeText(row.sign_up_start),
  signUpEnd: timeText(row.sign_up_end),
  docStart: timeText(row.doc_start),
  docEnd: timeText(row.doc_end),
  bidDeadline: timeText(row.bid_deadline),
  openTime: timeText(row.open_time),
  needAudit: toBit(row.need_audit),
  docFee: amountOf(row.doc_fee),
  depositAmount: amountOf(row.deposit_amount),
  depositMethods: [...row.deposit_methods],
  depositDeadline: timeText(row.deposit_deadline),
  evalMethod: row.eval_method,
  evalItems: [...row.eval_items],
  bidValidDays: row.bid_valid_days,
  candidateCount: row.candidate_count,
  publicityDays: row.publicity_days,
  docVisible: row.doc_visible,
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  agencyName: row.agency_name,
});

/** What is kept, as it was filled in; by its owner or by the platform. */
export async function readFields(transaction: Transaction, row: Tender): Promise<SavedTender> {
  const lines = await readLines(transaction, row.id);
  const own = await readPrivate(transaction, row.id);
  const fields = {
    ...toPublicFields(row),
    estimateAmount: amountOf(own?.estimate_amount),
    inviteeIds: own?.invitee_ids ?? [],
    openerIds: own?.opener_ids ?? [],
    docs: own?.docs ?? [],
    lines: lines.map((line) => toLineFields(line, own?.ref_prices[line.id] ?? null)),
  };
  // What is kept was read by the same fields; the columns give the looser types of the database.
  return fields as unknown as SavedTender;
}
