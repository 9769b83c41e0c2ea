import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { formatQuantity, TAX_RATES } from '@jianzhu/domain/money';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { offeredTexts } from './line-messages.ts';

/** A line that was asked for, as an offer of it shows it. */
interface OfferedLine {
  readonly lineNo: number;
  readonly materialName: string;
  readonly spec: string;
  readonly specOffered: string;
  readonly quantity: string;
  readonly unit: string | null;
  readonly offeredBrand: string;
  readonly isEquivalent: boolean;
}

/** Titles of the columns, in the words of the offer. */
interface Names {
  readonly no: string;
  readonly material: string;
  readonly quantity: string;
}

/** A rate of tax; a dash where there is none. */
export const rateText = (rate: number | null) => (rate === null ? '—' : dictionaryLabel(TAX_RATES, rate));

/** What each line of a quotation or a bid begins with: what was asked for, and what is offered in its place. */
export const offeredHead = ({ no, material, quantity }: Names): readonly Column<OfferedLine>[] => [
  { key: 'no', title: no, width: '56px', cell: ({ lineNo }) => lineNo, card: 'hidden' },
  {
    key: 'material',
    title: material,
    cell: ({ materialName, spec, specOffered }) => (
      <TwoLines second={specOffered}>
        {materialName} {spec}
      </TwoLines>
    ),
    card: 'title',
  },
  {
    key: 'quantity',
    title: quantity,
    width: '104px',
    align: 'end',
    cell: (line) => `${formatQuantity(line.quantity)} ${line.unit === null ? '' : dictionaryLabel(UNITS, line.unit)}`,
  },
];

/** The brand that is offered, marked where it is another than the one asked for. */
export const offeredBrandColumn = (title: string): Column<OfferedLine> => ({
  key: 'brand',
  title,
  width: '112px',
  cell: ({ offeredBrand, isEquivalent }) => (
    <TwoLines second={isEquivalent && offeredTexts.equivalent}>{offeredBrand || '—'}</TwoLines>
  ),
});
