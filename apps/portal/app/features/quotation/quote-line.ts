import { defaultTaxRate } from '@jianzhu/domain/catalogs';
import { lineAmount, parseYuan, type TaxRate, yuanText } from '@jianzhu/domain/money';
import { type QuotationLineFields, quotationLineRecord } from '@jianzhu/domain/quotations';
import type { LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import { cellText, lineCells } from '../../asked-lines/line-cells.ts';
import { keepable } from '../../record/keepable.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import type { QuotedLine } from './quotation-calls.ts';

/** What is asked for in a line. */
export type AskedLine = Pick<
  QuotedLine,
  | 'lineId'
  | 'materialName'
  | 'spec'
  | 'brand'
  | 'acceptEquivalent'
  | 'unit'
  | 'quantity'
  | 'categoryCode'
  | 'arrivalDate'
>;

const priceText = (fen: number | null) => (fen === null ? '' : yuanText(fen));

/** The rate that a line begins with: of its category where the buyer takes it, else the first that he takes. */
function firstRate({ categoryCode }: AskedLine, accepted: readonly number[]): number {
  const usual = defaultTaxRate(categoryCode ?? '');
  return accepted.length === 0 || accepted.includes(usual) ? usual : (accepted[0] ?? usual);
}

/** A line as texts of the grid's cells: what is asked, and what was offered so far. */
export function quoteItem(asked: AskedLine, own: QuotedLine | undefined, accepted: readonly number[]): LineItem {
  return {
    id: asked.lineId,
    values: {
      ...lineCells(asked, own),
      quoted: own === undefined ? '1' : cellText(own.quoted),
      unitPrice: priceText(own?.unitPrice ?? null),
      taxRate: cellText(own?.taxRate ?? firstRate(asked, accepted)),
      moq: own?.moq ?? '',
    },
  };
}

interface OfferedLine {
  /** As it would be submitted: a line without a price is not quoted. */
  readonly line: QuotationLineFields;
  /** As a draft keeps it: not quoted only where somebody has said so. */
  readonly draft: QuotationLineFields;
  readonly lost: number;
}

/** What the cells of a line offer; a cell that cannot be kept yet counts as empty, and is told. */
export function offeredLine({ id, values }: LineItem): OfferedLine {
  const isPriced = (values.unitPrice ?? '') !== '';
  const source: Readonly<Record<string, unknown>> = {
    ...values,
    inquiryLineId: id,
    quoted: values.quoted === '0' || !isPriced ? 0 : 1,
    taxRate: values.taxRate === '' ? null : Number(values.taxRate),
  };
  const { fields, lost } = keepable(quotationLineRecord, source);
  // Name by name what the entries of a line give.
  const line = fields as QuotationLineFields;
  return { line, draft: { ...line, quoted: values.quoted === '0' ? 0 : 1 }, lost };
}

/** 含税金额 of a line as it is shown; '—' while it has none. */
export function amountText(
  { unitPrice = '', quantity = '', taxRate = '', quoted }: RowValues,
  key = unitPrice,
): string {
  const fen = quoted === '0' ? null : parseYuan(key);
  if (fen === null) return '—';
  // The cell offers the rates of the dictionary alone.
  const amount = lineAmount(fen, quantity, Number(taxRate) as TaxRate);
  return 'code' in amount ? '—' : plainAmount(amount.amount);
}
