import { type BidLineFields, bidLineRecord } from '@jianzhu/domain/bids';
import { defaultTaxRate } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { formatMoney, lineAmount, parseYuan, type TaxRate, yuanText } from '@jianzhu/domain/money';
import type { LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import { keepable } from '../../record/keepable.ts';
import type { AskedTender, BidLine } from './bid-calls.ts';

type AskedLine = AskedTender['lines'][number];

const textOf = (value: string | number | null | undefined) => String(value ?? '');

/** A line as texts of the grid's cells: what is asked, and what was offered so far. */
export function bidItem(asked: AskedLine, own: BidLine | undefined): LineItem {
  return {
    id: asked.lineId,
    values: {
      material: asked.materialName,
      spec: asked.spec,
      askedBrand: asked.brand,
      /** Takes no other brand. */
      exact: asked.acceptEquivalent === 0 ? '1' : '',
      quantity: asked.quantity,
      unit: asked.unit === null ? '' : dictionaryLabel(UNITS, asked.unit),
      unitPrice: own?.unitPrice == null ? '' : yuanText(own.unitPrice),
      taxRate: textOf(own?.taxRate ?? defaultTaxRate(asked.categoryCode ?? '')),
      brand: own?.offeredBrand ?? '',
      arrivalDate: own?.offeredArrivalDate || asked.arrivalDate,
      specOffered: own?.specOffered ?? '',
      warrantyDays: textOf(own?.offeredWarrantyDays),
      remark: own?.offerRemark ?? '',
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
  return 'code' in amount ? '—' : formatMoney(amount.amount).slice(1);
}
