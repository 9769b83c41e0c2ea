import { type BidLineFields, bidLineRecord } from '@jianzhu/domain/bids';
import { defaultTaxRate } from '@jianzhu/domain/catalogs';
import { lineAmount, parseYuan, type TaxRate, yuanText } from '@jianzhu/domain/money';
import type { LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import { cellText, lineCells } from '../../asked-lines/line-cells.ts';
import { keepable } from '../../record/keepable.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import type { AskedTender, BidLine } from './bid-calls.ts';

type AskedLine = AskedTender['lines'][number];

/** A line as texts of the grid's cells: what is asked, and what was offered so far. */
export function bidItem(asked: AskedLine, own: BidLine | undefined): LineItem {
  return {
    id: asked.lineId,
    values: {
      ...lineCells(asked, own),
      unitPrice: own?.unitPrice == null ? '' : yuanText(own.unitPrice),
      taxRate: cellText(own?.taxRate ?? defaultTaxRate(asked.categoryCode ?? '')),
    },
  };
}

/** What the cells of a line offer; a cell that cannot be kept yet counts as empty, and is told. */
export function offeredLine({ id, values }: LineItem): { readonly line: BidLineFields; readonly lost: number } {
  const taxRate = values.taxRate === '' ? null : Number(values.taxRate);
  const { fields, lost } = keepable(bidLineRecord, { ...values, lineId: id, taxRate });
  // Name by name what the entries of a line give.
  return { line: fields as BidLineFields, lost };
}

/** 含税金额 of a line as it is shown; '—' while it has none. */
export function amountText({ unitPrice = '', quantity = '', taxRate = '' }: RowValues): string {
  const fen = parseYuan(unitPrice);
  if (fen === null) return '—';
  // The cell offers the rates of the dictionary alone.
  const amount = lineAmount(fen, quantity, Number(taxRate) as TaxRate);
  return 'code' in amount ? '—' : plainAmount(amount.amount);
}
