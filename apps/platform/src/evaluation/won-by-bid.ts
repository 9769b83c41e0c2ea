import { splitTax, type TaxRate } from '@jianzhu/domain/money';
import type { KeptBid } from '../bid/bid-content.ts';
import type { DealLine } from '../deal/tables.ts';
import type { LineRow } from '../inquiry/inquiry-fields.ts';

type AskedLine = Pick<LineRow, 'id' | 'material_name' | 'spec' | 'brand' | 'unit' | 'quantity'>;

/** What a bid wins, at the prices that it says; one without lines has its total alone. Amounts in fen. */
export function wonByBid(content: KeptBid, askedLines: readonly AskedLine[]) {
  const total = content.totalPrice ?? 0;
  const asked = new Map(askedLines.map((line) => [line.id, line]));
  const lines = content.lines.flatMap((line): DealLine[] => {
    const row = asked.get(line.lineId);
    if (row === undefined || line.unitPrice === null || line.taxRate === null) return [];
    return [
      {
        ...{ lineId: row.id, materialName: row.material_name, spec: line.specOffered || row.spec },
        ...{ brand: line.brand || row.brand, unit: row.unit ?? '', quantity: row.quantity },
        ...{ unitPrice: line.unitPrice, taxRate: line.taxRate, amount: line.amount ?? 0 },
      },
    ];
  });
  const ofLines = content.lines.reduce(
    (sum, { net, tax }) => ({ net: sum.net + (net ?? 0), tax: sum.tax + (tax ?? 0) }),
    { net: 0, tax: 0 },
  );
  // Rates of the dictionary: the form reads no others, and asks for one where there are no lines.
  const { net, tax } = lines.length > 0 ? ofLines : splitTax(total, (content.taxRate ?? 0) as TaxRate);
  return {
    ...{ lines, goodsAmount: total, freightAmount: 0, discountAmount: 0, freightTax: 0 },
    ...{ totalAmount: total, netAmount: net, taxAmount: tax },
  };
}
