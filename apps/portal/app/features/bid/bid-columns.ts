import { BID_MESSAGES, bidLineRecord } from '@jianzhu/domain/bids';
import { TAX_RATES } from '@jianzhu/domain/money';
import { isEquivalent } from '@jianzhu/domain/quotations';
import type { GridColumn, RowValues } from '@jianzhu/ui/line-item-grid';
import * as v from 'valibot';
import { withoutRow } from '../../record/without-row.ts';
import { amountText } from './bid-line.ts';
import { bidFormTexts } from './messages.ts';

const { columns: titles } = bidFormTexts;

type LineField = keyof typeof bidLineRecord.entries;

/** The rule of a field of the domain as the check of a cell. */
const rule = (name: LineField) => (value: string) =>
  v.safeParse(bidLineRecord.entries[name], value).issues?.[0].message ?? null;

const wrongPrice = withoutRow(BID_MESSAGES.lineMissing(1));

/** A brand that the line takes; that none is there is said once the bid was to be sent. */
function wrongBrand(value: string, { askedBrand = '', exact }: RowValues): string | null {
  if (exact === '1' && isEquivalent(askedBrand, value)) return withoutRow(BID_MESSAGES.notEquivalent(1));
  return rule('brand')(value);
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

const further = { card: 'further' } as const;

/** Columns of the prices of a bid: what is asked stays as it is. */
export const bidColumns: readonly GridColumn[] = [
  asked('material', titles.material, 112, { card: 'title' }),
  asked('spec', titles.spec, 144, { card: 'title' }),
  asked('askedBrand', titles.askedBrand, 112, { card: 'note' }),
  asked('quantity', titles.quantity, 96, { align: 'end' }),
  asked('unit', titles.unit, 56, { card: 'unit' }),
  {
    ...{ key: 'unitPrice', title: titles.unitPrice, kind: 'money', width: 126, invalid: wrongPrice },
    validate: (value) => (rule('unitPrice')(value) === null ? null : wrongPrice),
  },
  {
    ...{ key: 'taxRate', title: titles.taxRate, kind: 'select', width: 80 },
    options: TAX_RATES.map(({ value, label }) => ({ value: String(value), label })),
  },
  { key: 'brand', title: titles.brand, kind: 'text', width: 112, validate: wrongBrand },
  { key: 'arrivalDate', title: titles.arrivalDate, kind: 'date', width: 116, validate: rule('arrivalDate') },
  { key: 'amount', title: titles.amount, kind: 'computed', width: 132, compute: (row) => amountText(row) },
  {
    ...{ key: 'specOffered', title: titles.specOffered, kind: 'text', width: 128, ...further },
    validate: rule('specOffered'),
  },
  {
    ...{ key: 'warrantyDays', title: titles.warrantyDays, kind: 'quantity', width: 108, ...further },
    validate: rule('warrantyDays'),
  },
  { key: 'remark', title: titles.remark, kind: 'text', width: 128, ...further, validate: rule('remark') },
];
