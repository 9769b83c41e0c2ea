import * as v from 'valibot';
import { draftOf } from '../form/draft-of.ts';
import { field } from '../form/field.ts';
import { recordId } from '../record/record-id.ts';
import { BID_MESSAGES } from './messages.ts';

const MOST_LINES = 500;

/** Files of each part of a bid. */
export const MOST_BID_FILES = 10;
/** Upper limit of one file of a bid, in MB: 2 GB may be sent (part 11 of the plan), from here on it is refused. */
export const BID_FILE_MAX_MB = 2049;
/** Names of the files of its technical and its commercial part. */
export const BID_FILE_FORMS = ['pdf', 'zip'] as const;

/** A line of a bid (domain rules 5.6, as 4.2): each is priced; `checkBid` asks for price, rate and brand. */
export const bidLineRecord = v.object({
  lineId: recordId,
  /** With tax, in fen. */
  unitPrice: field('price', { label: '含税单价' }),
  taxRate: field('rate', { label: '税率' }),
  brand: field('str', { label: '报价品牌', max: 60 }),
  /** '' is as asked; else an alternative. */
  specOffered: field('str', { label: '响应规格', max: 120 }),
  arrivalDate: field('date', { label: '承诺到货日期' }),
  warrantyDays: field('int', { label: '质保期(天)', min: 0, max: 3650 }),
  remark: field('str', { label: '备注', max: 200 }),
});

const files = (label: string) => ({
  ...{ label, max: MOST_BID_FILES, lengthMessage: BID_MESSAGES.mostFiles },
});

const head = v.object({
  /** May be left out where there are lines, which say it. */
  totalPrice: field('money', { label: '投标总价(含税)' }),
  taxRate: field('rate', { label: '税率' }),
  periodDays: field('int', { label: '工期/供货期(天)', required: true, min: 1, max: 3650 }),
  qualityText: field('str', { label: '质量标准', required: true, min: 2, max: 100 }),
  projectManager: field('str', { label: '项目负责人', min: 2, max: 20 }),
  managerCert: field('str', { label: '注册证书编号', max: 40 }),
  techFiles: field('att', { ...files('技术标文件'), required: true }),
  bizFiles: field('att', { ...files('商务标文件'), required: true }),
  otherFiles: field('att', files('其他附件')),
  bidLetter: field('text', { label: '投标函', max: 2000 }),
});

const lines = v.optional(v.pipe(v.array(bidLineRecord), v.maxLength(MOST_LINES)), []);

/** A bid as it is submitted; amounts in fen. `checkBid` has the rules that its tender sets. */
export const bidRecord = v.object({ ...head.entries, lines });

/** A bid that is kept unfinished. */
export const bidDraft = v.object({ ...draftOf(head).entries, lines });

export type BidLineFields = v.InferOutput<typeof bidLineRecord>;
export type BidFields = v.InferOutput<typeof bidRecord>;
export type BidDraft = v.InferOutput<typeof bidDraft>;

/** All files of a bid, part by part. */
export const filesOfBid = ({
  techFiles,
  bizFiles,
  otherFiles,
}: Pick<BidDraft, 'techFiles' | 'bizFiles' | 'otherFiles'>) => [...techFiles, ...bizFiles, ...otherFiles];
