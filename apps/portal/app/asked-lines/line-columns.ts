import { CATEGORY_READINGS, MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { UNITS } from '@jianzhu/domain/forms';
import { INQUIRY_MESSAGES, inquiryLineRecord } from '@jianzhu/domain/inquiries';
import type { GridColumn, GridOption, TypedColumn } from '@jianzhu/ui/line-item-grid';
import * as v from 'valibot';
import { recordTexts } from '../record/messages.ts';
import { plainAmount } from '../record/plain-amount.ts';
import { filesOf, referenceAmount } from './grid-line.ts';
import { lineTexts } from './line-messages.ts';

const { columns: titles } = lineTexts;

type LineField = keyof typeof inquiryLineRecord.entries;

/** The rule of a field of the domain as the check of a cell. */
const rule =
  (name: LineField) =>
  (value: string): string | null =>
    v.safeParse(inquiryLineRecord.entries[name], value).issues?.[0].message ?? null;

/** Dates that a sheet may ask for end with its own delivery date. */
const arrivalRule = (deliveryDate: string) => (value: string) =>
  rule('arrivalDate')(value) ??
  (deliveryDate !== '' && value > deliveryDate ? `${INQUIRY_MESSAGES.arrivalTooLate}（${deliveryDate}）` : null);

/** The leaves of the catalogue with the way to them and their pinyin. */
const CATEGORIES: readonly GridOption[] = MATERIAL_CATEGORIES.flatMap(({ name, children }) =>
  children.map((leaf) => ({
    ...{ value: leaf.code, label: leaf.name, detail: name },
    typed: CATEGORY_READINGS[leaf.code] ?? '',
  })),
);

/**
 * Columns of the lines of an inquiry or a tender. Keep them the same object as long as the date is the same.
 *
 * @param deliveryDate 最晚到货日期 of the sheet; '' while there is none
 * @param suggest materials that a name or a model may mean
 */
export function lineColumns(deliveryDate: string, suggest: NonNullable<TypedColumn['suggest']>): readonly GridColumn[] {
  return [
    {
      key: 'materialName',
      title: titles.materialName,
      kind: 'text',
      width: 112,
      required: true,
      validate: rule('materialName'),
      suggest,
    },
    { key: 'spec', title: titles.spec, kind: 'text', width: 152, required: true, validate: rule('spec'), suggest },
    { key: 'brand', title: titles.brand, kind: 'text', width: 112, validate: rule('brand') },
    { key: 'unit', title: titles.unit, kind: 'select', width: 80, required: true, options: UNITS },
    {
      key: 'quantity',
      title: titles.quantity,
      kind: 'quantity',
      width: 100,
      required: true,
      validate: rule('quantity'),
    },
    { key: 'refPrice', title: titles.refPrice, kind: 'money', width: 126, validate: rule('refPrice') },
    {
      key: 'amount',
      title: titles.amount,
      kind: 'computed',
      width: 132,
      compute: (row) => plainAmount(referenceAmount(row)),
    },
    { key: 'arrivalDate', title: titles.arrivalDate, kind: 'date', width: 116, validate: arrivalRule(deliveryDate) },
    {
      key: 'categoryCode',
      title: titles.category,
      kind: 'select',
      width: 128,
      required: true,
      searched: true,
      options: CATEGORIES,
    },
    {
      key: 'acceptEquivalent',
      title: titles.equivalent,
      kind: 'select',
      width: 96,
      options: [
        { value: '1', label: lineTexts.accept },
        { value: '0', label: lineTexts.refuse },
      ],
    },
    { key: 'warrantyDays', title: titles.warrantyDays, kind: 'quantity', width: 108, validate: rule('warrantyDays') },
    { key: 'techRequire', title: titles.techRequire, kind: 'text', width: 160, validate: rule('techRequire') },
    { key: 'remark', title: titles.remark, kind: 'text', width: 140, validate: rule('remark') },
  ];
}

/** 清单附件 of a line, which a dialog takes and shows. */
export const filesColumn: GridColumn = {
  ...{ key: 'attachments', title: titles.attachments, kind: 'computed', width: 72 },
  compute: (row) => {
    const { length } = filesOf(row);
    return length === 0 ? '—' : recordTexts.fileCount(length);
  },
};
