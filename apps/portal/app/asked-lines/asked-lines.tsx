import { categoryName } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { LINE_STATUSES } from '@jianzhu/domain/inquiries';
import { formatQuantity } from '@jianzhu/domain/money';
import { Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { plainAmount } from '../record/plain-amount.ts';
import { askedTexts as texts } from './line-messages.ts';

const { columns: names } = texts;

const unitOf = ({ unit }: Pick<AskedLine, 'unit'>) => (unit === null ? '' : dictionaryLabel(UNITS, unit));

const columns: readonly Column<AskedLine>[] = [
  { key: 'no', title: names.no, width: '56px', cell: ({ lineNo }) => lineNo, card: 'hidden' },
  {
    key: 'material',
    title: names.material,
    cell: (line) => (
      <TwoLines
        second={[categoryName(line.categoryCode ?? ''), line.techRequire, line.remark]
          .filter((text) => text !== '')
          .join('；')}
      >
        {line.materialName} {line.spec}
      </TwoLines>
    ),
    card: 'title',
  },
  {
    key: 'brand',
    title: names.brand,
    width: '128px',
    cell: ({ brand, acceptEquivalent }) =>
      brand === '' ? (
        texts.noBrand
      ) : (
        <TwoLines second={acceptEquivalent === 1 ? texts.equivalent : texts.exact}>{brand}</TwoLines>
      ),
  },
  {
    key: 'quantity',
    title: names.quantity,
    width: '104px',
    align: 'end',
    cell: (line) => `${formatQuantity(line.quantity)} ${unitOf(line)}`,
  },
  { key: 'arrival', title: names.arrival, width: '112px', cell: ({ arrivalDate }) => arrivalDate || '—' },
];

const priceColumn: Column<AskedLine> = {
  key: 'price',
  title: names.price,
  width: '128px',
  align: 'end',
  cell: ({ refPrice }) => plainAmount(refPrice),
};

const statusColumn: Column<AskedLine> = {
  key: 'status',
  title: names.status,
  width: '88px',
  cell: ({ lineStatus }) => {
    const status = LINE_STATUSES.find(({ value }) => value === lineStatus);
    return status && <Tag tone={status.tone}>{status.label}</Tag>;
  },
  card: 'status',
};

/** A line as both sides read it. */
export interface AskedLine {
  readonly lineId: string;
  readonly lineNo: number;
  readonly categoryCode: string | null;
  readonly materialName: string;
  readonly spec: string;
  readonly brand: string;
  readonly acceptEquivalent: number;
  readonly unit: string | null;
  readonly quantity: string;
  readonly arrivalDate: string;
  readonly techRequire: string;
  readonly remark: string;
  readonly lineStatus: number;
  /** fen; the buyer's alone */
  readonly refPrice?: number | null | undefined;
}

export interface AskedLinesProps<L extends AskedLine> {
  readonly label: string;
  readonly lines: readonly L[];
  /** With the reference prices, which are the buyer's own. */
  readonly isOwner: boolean;
  /** What became of each. */
  readonly hasStatus?: boolean;
  /** What else there is of each, beside what is asked. */
  readonly besides?: readonly Column<L>[];
}

/** What an inquiry or a tender asks for, line by line. */
export function AskedLines<L extends AskedLine>({
  label,
  lines,
  isOwner,
  hasStatus = false,
  besides = [],
}: AskedLinesProps<L>) {
  return (
    <DataTable
      label={label}
      columns={[...columns, ...besides, ...(isOwner ? [priceColumn] : []), ...(hasStatus ? [statusColumn] : [])]}
      rows={{ status: 'ready', items: lines }}
      rowKey={({ lineId }) => lineId}
      rowName={({ materialName, spec }) => `${materialName} ${spec}`}
      onRetry={() => {}}
    />
  );
}
