import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { formatQuantity, TAX_RATES } from '@jianzhu/domain/money';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { plainAmount } from '../../record/plain-amount.ts';
import type { Deal } from './deal-calls.ts';
import { dealDetailTexts as texts } from './messages.ts';

const { columns: names } = texts;

type DealLine = Deal['lines'][number];

const columns: readonly Column<DealLine>[] = [
  {
    key: 'material',
    title: names.material,
    cell: ({ materialName, spec }) => <TwoLines second={spec}>{materialName}</TwoLines>,
    card: 'title',
  },
  { key: 'brand', title: names.brand, width: '96px', cell: ({ brand }) => brand || '—' },
  {
    key: 'quantity',
    title: names.quantity,
    width: '112px',
    align: 'end',
    // A unit of the dictionary, frozen with the deal.
    cell: ({ quantity, unit }) =>
      `${formatQuantity(quantity)} ${UNITS.find(({ value }) => value === unit)?.label ?? unit}`,
  },
  {
    key: 'price',
    title: names.price,
    width: '104px',
    align: 'end',
    cell: ({ unitPrice }) => plainAmount(unitPrice),
  },
  { key: 'rate', title: names.rate, width: '64px', cell: ({ taxRate }) => dictionaryLabel(TAX_RATES, taxRate) },
  {
    key: 'amount',
    title: names.amount,
    width: '128px',
    align: 'end',
    cell: ({ amount }) => plainAmount(amount),
  },
];

/** The lines of a deal with what they come to. */
export function DealLines({ deal }: { readonly deal: Pick<Deal, 'lines' | 'goodsAmount'> }) {
  return (
    <DataTable
      label={texts.linesTable}
      columns={columns}
      rows={{ status: 'ready', items: deal.lines }}
      rowKey={({ lineId }) => lineId}
      rowName={({ materialName, spec }) => `${materialName} ${spec}`}
      totals={{ amount: plainAmount(deal.goodsAmount) }}
      onRetry={() => {}}
    />
  );
}
