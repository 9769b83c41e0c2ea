import * as v from 'valibot';
import { LEAF_CATEGORIES } from '../catalog/material-categories.ts';
import { dictionary } from '../dictionary/dictionary.ts';
import { UNITS } from '../dictionary/shared-dictionaries.ts';
import { draftOf } from '../form/draft-of.ts';
import { field } from '../form/field.ts';
import { INQUIRY_MESSAGES } from './messages.ts';

export const MOST_LINES = 500;
const MOST_LINE_FILES = 3;

export const LINE_STATUS = { open: 0, awarded: 1, dropped: 2 } as const;

export const LINE_STATUSES = dictionary([
  [LINE_STATUS.open, '询价中', 'brand'],
  [LINE_STATUS.awarded, '已定标', 'success'],
  [LINE_STATUS.dropped, '不采购'],
]);

/** A line of an inquiry as it is filled in (domain rules 3.3); the reference price in fen. */
export const inquiryLineRecord = v.object({
  categoryCode: field('enum', { label: '品类', required: true, dictionary: LEAF_CATEGORIES }),
  materialName: field('str', { label: '材料名称', required: true, min: 1, max: 60 }),
  spec: field('str', { label: '规格型号', required: true, min: 1, max: 120 }),
  /** Several, parted by 、 */
  brand: field('str', { label: '品牌要求', max: 60 }),
  acceptEquivalent: field('bool', { label: '是否接受同等品牌' }),
  unit: field('enum', { label: '单位', required: true, dictionary: UNITS }),
  quantity: field('qty', { label: '数量', required: true }),
  /** The buyer's own; no supplier is ever sent it. */
  refPrice: field('price', { label: '参考单价(含税)' }),
  arrivalDate: field('date', { label: '到货日期' }),
  warrantyDays: field('int', { label: '质保期(天)', min: 0, max: 3650 }),
  techRequire: field('text', { label: '技术要求', max: 500 }),
  remark: field('str', { label: '备注', max: 200 }),
  attachments: field('att', { label: '附件', max: MOST_LINE_FILES, lengthMessage: INQUIRY_MESSAGES.mostLineFiles }),
});

/** A line that is kept unfinished. */
export const inquiryLineDraft = v.object({
  ...draftOf(inquiryLineRecord).entries,
  categoryCode: field('enum', { label: '品类', dictionary: LEAF_CATEGORIES }),
});

export type InquiryLineFields = v.InferOutput<typeof inquiryLineRecord>;

/** Names by which a buyer asks for brands; none: any will do. */
export function askedBrands(brand: string): string[] {
  return brand
    .split('、')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

type Sameness = Pick<InquiryLineFields, 'materialName' | 'spec' | 'brand'> & { readonly unit: string | null };

/** Pairs of rows (from 1) that ask for the same; a warning, never a refusal. Each row is named with its first twin. */
export function sameLines(lines: readonly Sameness[]): readonly (readonly [first: number, second: number])[] {
  const firsts = new Map<string, number>();
  return lines.flatMap(({ materialName, spec, brand, unit }, index) => {
    if (materialName === '') return [];
    const key = JSON.stringify([materialName, spec, brand, unit]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index + 1);
    return first === undefined ? [] : [[first, index + 1] as const];
  });
}
