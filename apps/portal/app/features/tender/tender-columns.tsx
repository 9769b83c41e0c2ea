import { dictionaryLabel } from '@jianzhu/domain/forms';
import { TENDER_KINDS, TENDER_STATUS, TENDER_TYPES } from '@jianzhu/domain/tenders';
import { Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { tenderTexts as texts } from './messages.ts';
import type { TenderRow } from './tender-calls.ts';
import { editHref, tenderHref } from './tender-links.ts';
import { nextOf, tenderLook, tenderName } from './tender-look.ts';

const { columns } = texts;

/** Statuses whose tender is still written. */
export const isWritten = (status: number): boolean =>
  status === TENDER_STATUS.draft || status === TENDER_STATUS.rejected;

const labelOf = (items: Parameters<typeof dictionaryLabel>[0], value: number | null) =>
  value === null ? '—' : dictionaryLabel(items, value);

/** What happens next to it, and how long until then. */
function Next({ row }: { readonly row: TenderRow }) {
  const next = nextOf(row);
  if (next === null) return '—';
  return (
    <TwoLines second={next.time === '' ? null : <DeadlineLeft deadline={next.time} />}>
      {next.time === '' ? next.label : texts.next(next.label, next.time.slice(5, 16))}
    </TwoLines>
  );
}

export const tenderColumns: readonly Column<TenderRow>[] = [
  {
    key: 'title',
    title: columns.title,
    cell: (row) => (
      <TwoLines second={row.code}>
        <TextLink href={row.status === TENDER_STATUS.draft ? editHref(row) : tenderHref(row)}>
          {tenderName(row)}
        </TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  {
    key: 'type',
    title: columns.type,
    width: '108px',
    cell: ({ tenderType, tenderKind }) => (
      <TwoLines second={labelOf(TENDER_KINDS, tenderKind)}>{labelOf(TENDER_TYPES, tenderType)}</TwoLines>
    ),
  },
  {
    ...{ key: 'signUps', title: columns.signUps, width: '96px', align: 'end' },
    cell: ({ status, signUpCount, bidCount }) =>
      `${signUpCount} / ${bidCount ?? (status === TENDER_STATUS.bidding ? texts.sealed : '—')}`,
  },
  { key: 'next', title: columns.next, width: '196px', cell: (row) => <Next row={row} /> },
  {
    key: 'bidDeadline',
    title: columns.deadline,
    width: '148px',
    sortable: true,
    cell: ({ bidDeadline }) => bidDeadline.slice(0, 16) || '—',
  },
  {
    key: 'status',
    title: columns.status,
    width: '96px',
    cell: ({ status }) => <Tag tone={tenderLook(status).tone}>{tenderLook(status).label}</Tag>,
    card: 'status',
  },
];
