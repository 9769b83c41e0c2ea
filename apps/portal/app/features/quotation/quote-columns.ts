import { TAX_RATES } from '@jianzhu/domain/money';
import { isEquivalent, QUOTATION_MESSAGES, quotationLineRecord } from '@jianzhu/domain/quotations';
import type { GridColumn, RowValues } from '@jianzhu/ui/line-item-grid';
import * as v from 'valibot';
import { amountText } from './quote-line.ts';
import { quoteTexts } from './quote-messages.ts';

const { columns: titles } = quoteTexts;

type LineField = keyof typeof quotationLineRecord.entries;

/** A rule of a line is only one of a line that is quoted. */
const whenQuoted =
  (check: (value: string, row: RowValues) => string | null) =>
  (value: string, row: RowValues): string | null =>
    row.quoted === '0' ? null : check(value, row);

/** The rule of a field of the domain as the check of a cell. */
const rule = (name: LineField) =>
  whenQuoted((value) => v.safeParse(quotationLineRecord.entries[name], value).issues?.[0].message ?? null);

/** The sentences of the domain name the row; the grid does so itself. */
const withoutRow = (message: string) => message.replace(/^第1行：/, '');

export interface QuoteColumnsOptions {
  readonly wholeOrder: boolean;
  /** None: any. */
  readonly taxRates: readonly number[];
  /** Lines that take no other brand than those asked for. */
  readonly exactLines: ReadonlySet<string>;
}

const asked = (key: string, title: string, width: number, align: 'start' | 'end' = 'start'): GridColumn => ({
  ...{ key, title, kind: 'computed', width, align },
  compute: (row) => row[key] ?? '',
});

/** Columns of a quotation: what is asked stays as it is. Keep them the same object as long as the options are. */
export function quoteColumns({ wholeOrder, taxRates, exactLines }: QuoteColumnsOptions): readonly GridColumn[] {
  const rates = TAX_RATES.filter(({ value }) => taxRates.length === 0 || taxRates.includes(value));
  const brandRule = whenQuoted((value, row) => {
    if (!exactLines.has(`${row.material} ${row.spec}`)) return rule('brand')(value, row);
    return isEquivalent(row.askedBrand ?? '', value) ? withoutRow(QUOTATION_MESSAGES.notEquivalent(1)) : null;
  });
  const columns: readonly (GridColumn | null)[] = [
    asked('material', titles.material, 112),
    asked('spec', titles.spec, 144),
    asked('askedBrand', titles.askedBrand, 112),
    asked('quantity', titles.quantity, 96, 'end'),
    asked('unit', titles.unit, 56),
    wholeOrder
      ? null
      : {
          ...{ key: 'quoted', title: titles.quoted, kind: 'select', width: 88 },
          options: [
            { value: '1', label: quoteTexts.yes },
            { value: '0', label: quoteTexts.no },
          ],
        },
    { key: 'unitPrice', title: titles.unitPrice, kind: 'money', width: 126, validate: rule('unitPrice') },
    {
      ...{ key: 'taxRate', title: titles.taxRate, kind: 'select', width: 80 },
      options: rates.map(({ value, label }) => ({ value: String(value), label })),
    },
    { key: 'brand', title: titles.brand, kind: 'text', width: 112, validate: brandRule },
    { key: 'arrivalDate', title: titles.arrivalDate, kind: 'date', width: 116, validate: rule('arrivalDate') },
    {
      ...{ key: 'amount', title: titles.amount, kind: 'computed', width: 132 },
      compute: (row) => amountText(row),
    },
    { key: 'specOffered', title: titles.specOffered, kind: 'text', width: 128, validate: rule('specOffered') },
    { key: 'warrantyDays', title: titles.warrantyDays, kind: 'quantity', width: 108, validate: rule('warrantyDays') },
    { key: 'moq', title: titles.moq, kind: 'quantity', width: 88, validate: rule('moq') },
    { key: 'remark', title: titles.remark, kind: 'text', width: 128, validate: rule('remark') },
  ];
  return columns.filter((column) => column !== null);
}
