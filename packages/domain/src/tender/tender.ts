import * as v from 'valibot';
import { QUALIFICATION_DEMANDS } from '../certification/qualification-kinds.ts';
import { FUND_SOURCES } from '../dictionary/shared-dictionaries.ts';
import { draftOf } from '../form/draft-of.ts';
import { field } from '../form/field.ts';
import { MOST_INVITEES } from '../inquiry/inquiry.ts';
import { inquiryLineDraft, inquiryLineRecord, MOST_LINES } from '../inquiry/inquiry-line.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import { recordId } from '../record/record-id.ts';
import { TIME_LABELS } from './check-schedule.ts';
import { TENDER_MESSAGES } from './messages.ts';
import {
  DEPOSIT_METHODS,
  DOC_VISIBILITIES,
  EVAL_KINDS,
  EVAL_METHODS,
  TENDER_KINDS,
  TENDER_TYPES,
} from './tender-dictionaries.ts';

export const MOST_EVAL_ITEMS = 20;
/** Kinds of certificate that a tender asks for at most. */
export const MOST_TENDER_QUALIFICATIONS = 10;
export const MOST_DOCS = 20;
export const MOST_OPENERS = 3;
/** Upper limit of one tender document, in MB; from here on it is refused. */
export const TENDER_DOC_MAX_MB = 500;

/** Head of a tender as it is filled in (domain rules 5.2); amounts in fen. */
const head = v.object({
  title: field('str', { label: '招标名称', required: true, min: 5, max: 80 }),
  tenderType: field('enum', { label: '招标方式', required: true, dictionary: TENDER_TYPES }),
  tenderKind: field('enum', { label: '招标类别', required: true, dictionary: TENDER_KINDS }),
  isStatutory: field('bool', { label: '依法必须招标' }),
  statutoryNo: field('str', { label: '招标备案编号', max: 60 }),
  projectName: field('str', { label: '项目名称', required: true, min: 2, max: 80 }),
  region: field('region', { label: '项目所在地', required: true }),
  fundSource: field('enum', { label: '资金来源', dictionary: FUND_SOURCES }),
  scopeText: field('text', { label: '招标范围', required: true, min: 10, max: 2000 }),
  estimateAmount: field('money', { label: '招标估算价', required: true }),
  controlPrice: field('money', { label: '最高投标限价' }),
  allowConsortium: field('bool', { label: '接受联合体投标' }),
  performanceText: field('text', { label: '业绩要求', max: 500 }),
  signUpStart: field('dt', { label: TIME_LABELS.signUpStart, required: true }),
  signUpEnd: field('dt', { label: TIME_LABELS.signUpEnd, required: true }),
  docStart: field('dt', { label: TIME_LABELS.docStart, required: true }),
  docEnd: field('dt', { label: TIME_LABELS.docEnd, required: true }),
  bidDeadline: field('dt', { label: TIME_LABELS.bidDeadline, required: true }),
  openTime: field('dt', { label: TIME_LABELS.openTime, required: true }),
  needAudit: field('bool', { label: '报名需审核' }),
  docFee: field('money', { label: '标书费', required: true }),
  depositAmount: field('money', { label: '投标保证金', required: true }),
  depositDeadline: field('dt', { label: TIME_LABELS.depositDeadline }),
  evalMethod: field('enum', { label: '评标办法', required: true, dictionary: EVAL_METHODS }),
  bidValidDays: field('int', { label: '投标有效期(天)', required: true, min: 30, max: 180 }),
  candidateCount: field('int', { label: '中标候选人数量', required: true, min: 1, max: 3 }),
  publicityDays: field('int', { label: '公示天数', required: true, min: 1, max: 15 }),
  docs: field('att', { label: '招标文件', required: true, max: MOST_DOCS, lengthMessage: TENDER_MESSAGES.mostDocs }),
  docVisible: field('enum', { label: '招标文件获取', required: true, dictionary: DOC_VISIBILITIES }),
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  contactPhone: field('phone', { label: '联系电话', required: true }),
  agencyName: field('str', { label: '招标代理机构', max: 60 }),
});

const lists = {
  /** 投标人资质要求: ids of `QUALIFICATION_DEMANDS`. */
  requiredQualifications: v.optional(
    v.pipe(
      v.array(
        v.picklist(
          QUALIFICATION_DEMANDS.map(({ id }) => id),
          TENDER_MESSAGES.qualifications,
        ),
      ),
      v.maxLength(MOST_TENDER_QUALIFICATIONS, TENDER_MESSAGES.mostQualifications),
    ),
    [],
  ),
  depositMethods: v.optional(
    v.pipe(
      v.array(
        v.picklist(
          DEPOSIT_METHODS.map(({ value }) => value),
          TENDER_MESSAGES.depositMethods,
        ),
      ),
      v.maxLength(DEPOSIT_METHODS.length),
    ),
    [],
  ),
  /** Members who open the bids together (开标人). */
  openerIds: v.optional(v.pipe(v.array(recordId), v.maxLength(MOST_OPENERS, TENDER_MESSAGES.mostOpeners)), []),
  /** Businesses that are invited, each once. */
  inviteeIds: v.optional(v.pipe(v.array(recordId), v.maxLength(MOST_INVITEES, TENDER_MESSAGES.mostInvitees)), []),
};

const kindOfItem = v.picklist(
  EVAL_KINDS.map(({ value }) => value),
  TENDER_MESSAGES.evalKind,
);
const score = v.pipe(
  v.number(TENDER_MESSAGES.evalScore),
  v.integer(TENDER_MESSAGES.evalScore),
  v.minValue(1, TENDER_MESSAGES.evalScore),
  v.maxValue(100, TENDER_MESSAGES.evalScore),
);
const nameOfItem = v.pipe(
  v.string(TENDER_MESSAGES.evalName),
  v.trim(),
  v.maxLength(30, TENDER_MESSAGES.evalNameLength),
);

/** What bids are scored by: a name, its kind, and the most points. */
const evalItem = v.object({
  name: v.pipe(nameOfItem, v.nonEmpty(TENDER_MESSAGES.evalName)),
  kind: kindOfItem,
  maxScore: score,
});

const itemsUpTo = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(MOST_EVAL_ITEMS, TENDER_MESSAGES.mostEvalItems)), []);

/** Tender as it must be to be submitted. `checkTender` has the rules between its fields. */
export const tenderRecord = v.object({
  ...head.entries,
  ...lists,
  evalItems: itemsUpTo(evalItem),
  lines: v.optional(v.pipe(v.array(inquiryLineRecord), v.maxLength(MOST_LINES, TENDER_MESSAGES.mostLines)), []),
});

/** Tender as it may be kept unfinished; what is filled in keeps its rules. */
export const tenderDraft = v.object({
  ...draftOf(head).entries,
  ...lists,
  evalItems: itemsUpTo(
    v.object({ name: v.optional(nameOfItem, ''), kind: v.nullish(kindOfItem, null), maxScore: v.nullish(score, null) }),
  ),
  lines: v.optional(v.pipe(v.array(inquiryLineDraft), v.maxLength(MOST_LINES, TENDER_MESSAGES.mostLines)), []),
});

export type TenderFields = v.InferOutput<typeof tenderRecord>;
export type TenderDraft = v.InferOutput<typeof tenderDraft>;

/** Why a tender is ended before it is opened. */
export const tenderTermination = v.object({
  reason: field('str', { label: '终止原因', required: true, min: 2, max: 200 }),
});

/** What may be done to a tender whatever its status; acts that its status decides are `tenderMachine`'s. */
export const TENDER_ACTS = { copy: 'tender_add' } as const satisfies Readonly<Record<string, PermissionKey>>;

export type TenderAct = keyof typeof TENDER_ACTS;
