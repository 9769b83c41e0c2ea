import { quantityThousandths, TAX_RATES } from '@jianzhu/domain/money';
import { isEquivalent, QUOTATION_MESSAGES, quotationLineRecord } from '@jianzhu/domain/quotations';
import type { GridColumn, RowValues } from '@jianzhu/ui/line-item-grid';
import * as v from 'valibot';
import { withoutRow } from '../../record/without-row.ts';
import { amountText } from './quote-line.ts';
import { quoteTexts } from './quote-messages.ts';

const { columns: titles } = quoteTexts;

type LineField = keyof typeof quotationLineRecord.entries;

const isLeftOut = ({ quoted }: RowValues): boolean => quoted === '0';

/** A rule of a line is only one of a line that is quoted. */
const whenQuoted =
  (check: (value: string, row: RowValues) => string | null) =>
  (value: string, row: RowValues): string | null =>
    isLeftOut(row) ? null : check(value, row);

/** The rule of a field of the domain as the check of a cell. */
const rule = (name: LineField) =>
  whenQuoted((value) => v.safeParse(quotationLineRecord.entries[name], value).issues?.[0].message ?? null);

const isWrong = (name: LineField, value: string) => !v.safeParse(quotationLineRecord.entries[name], value).success;

const wrongPrice = withoutRow(QUOTATION_MESSAGES.unitPrice(1));

const moqRule = whenQuoted((value, row) => {
  if (isWrong('moq', value)) return rule('moq')(value, row);
  const isTooMuch = (quantityThousandths(value) ?? 0n) > (quantityThousandths(row.quantity ?? '') ?? 0n);
  return isTooMuch ? withoutRow(QUOTATION_MESSAGES.moq(1)) : null;
});

/** A brand that the line takes; that none is there is said once the quotation was to be sent. */
const brandRule = (isSent: boolean) =>
  whenQuoted((value, row) => {
    const { askedBrand = '', unitPrice = '', exact } = row;
    if (isSent && value === '' && askedBrand !== '' && unitPrice !== '') return withoutRow(QUOTATION_MESSAGES.brand(1));
    if (exact === '1' && isEquivalent(askedBrand, value)) return withoutRow(QUOTATION_MESSAGES.notEquivalent(1));
    return rule('brand')(value, row);
  });

export interface QuoteColumnsOptions {
  readonly wholeOrder: boolean;
  /** None: any. */
  readonly taxRates: readonly number[];
  /** It was to be sent: what a line lacks is said as well. */
  readonly isSent: boolean;
}

const asked = (
  key: string,
  title: string,
  width: number,
  { align = 'start', card }: { readonly align?: 'start' | 'end'; readonly card?: NonNullable<GridColumn['card']> } = {},
): GridColumn => ({
  ...{ key, title, kind: 'computed', width, align, ...(card && { card }) },
  compute: (row) => row[key] ?? '',
});

/** Columns of a quotation: what is asked stays as it is. Keep them the same object as long as the options are. */
export function quoteColumns({ wholeOrder, taxRates, isSent }: QuoteColumnsOptions): readonly GridColumn[] {
  const rates = TAX_RATES.filter(({ value }) => taxRates.length === 0 || taxRates.includes(value));
  const further = { card: 'further', isLeftOut } as const;
  const columns: readonly (GridColumn | null)[] = [
    asked('material', titles.material, 112, { card: 'title' }),
    asked('spec', titles.spec, 144, { card: 'title' }),
    asked('askedBrand', titles.askedBrand, 112, { card: 'note' }),
    asked('quantity', titles.quantity, 96, { align: 'end' }),
    asked('unit', titles.unit, 56, { card: 'unit' }),
    wholeOrder
      ? null
      : {
          ...{ key: 'quoted', title: titles.quoted, kind: 'select', width: 88, card: 'further' },
          options: [
            { value: '1', label: quoteTexts.yes },
            { value: '0', label: quoteTexts.no },
          ],
        },
    {
      ...{ key: 'unitPrice', title: titles.unitPrice, kind: 'money', width: 126, invalid: wrongPrice, isLeftOut },
      ...(wholeOrder && { required: isSent || 'later' }),
      validate: whenQuoted((value) => (isWrong('unitPrice', value) ? wrongPrice : null)),
    },
    {
      ...{ key: 'taxRate', title: titles.taxRate, kind: 'select', width: 80, isLeftOut },
      options: rates.map(({ value, label }) => ({ value: String(value), label })),
    },
    { key: 'brand', title: titles.brand, kind: 'text', width: 112, validate: brandRule(isSent), isLeftOut },
    {
      ...{ key: 'arrivalDate', title: titles.arrivalDate, kind: 'date', width: 116, isLeftOut },
      validate: rule('arrivalDate'),
    },
    {
      ...{ key: 'amount', title: titles.amount, kind: 'computed', width: 132 },
      compute: (row) => amountText(row),
    },
    {
      ...{ key: 'specOffered', title: titles.specOffered, kind: 'text', width: 128, ...further },
      validate: rule('specOffered'),
    },
    {
      ...{ key: 'warrantyDays', title: titles.warrantyDays, kind: 'quantity', width: 108, ...further },
      validate: rule('warrantyDays'),
    },
    { key: 'moq', title: titles.moq, kind: 'quantity', width: 88, ...further, validate: moqRule },
    { key: 'remark', title: titles.remark, kind: 'text', width: 128, ...further, validate: rule('remark') },
  ];
  return columns.filter((column) => column !== null);
}
