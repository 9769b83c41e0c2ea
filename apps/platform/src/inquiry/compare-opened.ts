import '../quotation/tables.ts';
import { DEFAULT_TAX_RATES, type TaxRate } from '@jianzhu/domain/money';
import { type Comparison, compareQuotations, type TaxMode } from '@jianzhu/domain/quotations';
import { contentOf, pricesOf } from '../quotation/opened-quotation.ts';
import type { Row } from '../record/record-table.ts';
import type { LineRow } from './inquiry-fields.ts';

/**
 * Opened quotations beside each other: whoever reads a rank or a lowest price, on a page, in a report or in the second
 * round, reads this one (domain rules 34).
 *
 * @param opened without those that were excluded or withdrawn
 * @param refused ids of those that gave a deal up: they are neither marked nor chosen
 */
export function compareOpened(
  lines: readonly LineRow[],
  opened: readonly Row<'quotation_open'>[],
  taxMode: TaxMode,
  refused: ReadonlySet<string> = new Set(),
): Comparison {
  return compareQuotations(
    lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
    opened.map((open) => {
      const { totals, freightTaxRate, deliveryDays } = contentOf(open);
      return {
        quotationId: open.quotation_id,
        // Rates of the dictionary: the form reads no others.
        prices: pricesOf(open) as ReadonlyMap<string, { unitPrice: number; taxRate: TaxRate }>,
        freightAmount: totals.freightAmount,
        freightTaxRate: (freightTaxRate ?? DEFAULT_TAX_RATES.transport) as TaxRate,
        discountAmount: totals.discountAmount,
        deliveryDays: deliveryDays ?? 0,
        submitTime: open.submit_time.toISOString(),
        hasRefused: refused.has(open.quotation_id),
      };
    }),
    taxMode,
  );
}
