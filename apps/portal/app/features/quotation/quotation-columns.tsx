import { Tag } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { offeredBrandColumn, offeredHead, rateText } from '../../asked-lines/offered-columns.tsx';
import { minuteOf } from '../../record/dates.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { quotationDetailTexts as texts } from './messages.ts';
import type { QuotedLine, Revisions } from './quotation-calls.ts';

const { columns: names, revisionColumns } = texts;

/** Each line with what was offered for it. */
export const quotedColumns = (hasSecond: boolean): readonly Column<QuotedLine>[] => [
  ...offeredHead(names),
  {
    key: 'price',
    title: names.price,
    width: '120px',
    align: 'end',
    cell: ({ quoted, unitPrice }) => (quoted === 1 && unitPrice !== null ? plainAmount(unitPrice) : texts.notQuoted),
  },
  ...(hasSecond
    ? [
        {
          key: 'second',
          title: names.second,
          width: '120px',
          align: 'end' as const,
          cell: ({ secondUnitPrice }: QuotedLine) => plainAmount(secondUnitPrice),
        },
      ]
    : []),
  {
    key: 'rate',
    title: names.rate,
    width: '64px',
    cell: ({ quoted, taxRate }) => rateText(quoted === 1 ? taxRate : null),
  },
  {
    key: 'amount',
    title: names.amount,
    width: '128px',
    align: 'end',
    cell: ({ amount, secondAmount }) => plainAmount(secondAmount ?? amount),
  },
  offeredBrandColumn(names.brand),
  {
    key: 'arrival',
    title: names.arrival,
    width: '104px',
    cell: ({ quoted, offeredArrivalDate, isLate }) =>
      quoted === 1 ? <TwoLines second={isLate && texts.late}>{offeredArrivalDate || '—'}</TwoLines> : '—',
  },
  {
    key: 'result',
    title: names.result,
    width: '64px',
    cell: ({ isWon }) => isWon && <Tag tone="success">{texts.won}</Tag>,
    card: 'status',
  },
];

/** What was submitted, time after time. */
export const historyColumns: readonly Column<Revisions[number]>[] = [
  {
    key: 'revision',
    title: revisionColumns.revision,
    width: '88px',
    cell: ({ revision }) => texts.revisionName(revision),
    card: 'title',
  },
  { key: 'round', title: revisionColumns.round, width: '64px', cell: ({ round }) => texts.rounds[round] ?? '' },
  { key: 'time', title: revisionColumns.time, width: '112px', cell: ({ submitTime }) => minuteOf(submitTime) },
  { key: 'who', title: revisionColumns.who, width: '88px', cell: ({ operatorName }) => operatorName },
  {
    key: 'total',
    title: revisionColumns.total,
    width: '136px',
    align: 'end',
    cell: ({ totalAmount }) => plainAmount(totalAmount),
  },
  {
    key: 'changed',
    title: revisionColumns.changed,
    width: '88px',
    align: 'end',
    cell: ({ changedLines }) => changedLines,
  },
  { key: 'fingerprint', title: revisionColumns.fingerprint, cell: ({ payloadHash }) => payloadHash },
];
