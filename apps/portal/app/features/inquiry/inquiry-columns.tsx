import { dictionaryLabel, PUBLISH_SCOPES } from '@jianzhu/domain/forms';
import { INQUIRY_STATUS, inquiryMachine } from '@jianzhu/domain/inquiries';
import { statusLook } from '@jianzhu/domain/records';
import { Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import { recordTexts } from '../../record/messages.ts';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import type { InquiryRow } from './inquiry-calls.ts';
import { editHref, inquiryHref } from './inquiry-links.ts';
import { inquiryTexts as texts } from './messages.ts';

const { columns } = texts;

/** Word and colour of a status as the buyer reads it. */
export const inquiryLook = (status: number) => statusLook(inquiryMachine, status);

export const inquiryName = ({ title }: Pick<InquiryRow, 'title'>) => title || texts.untitled;

const answers = ({ status, quotedCount, invitedCount }: InquiryRow) =>
  status === INQUIRY_STATUS.draft ? '—' : `${quotedCount} / ${invitedCount}`;

/** What stands below the deadline: the time left, or what came of it. */
function Course({ row }: { readonly row: InquiryRow }) {
  const { status, quotedCount } = row;
  if (status === INQUIRY_STATUS.draft) return texts.unpublished;
  if (status === INQUIRY_STATUS.failed) return texts.noQuotes;
  if (status === INQUIRY_STATUS.awarding) return texts.waiting(quotedCount);
  if (status === INQUIRY_STATUS.quoting) return <DeadlineLeft deadline={row.quoteDeadline} />;
  if (status !== INQUIRY_STATUS.secondRound) return recordTexts.deadlinePassed;
  return (
    <>
      {texts.secondRound} <DeadlineLeft deadline={row.round2Deadline} />
    </>
  );
}

const deadlineOf = ({ status, quoteDeadline, round2Deadline }: InquiryRow) =>
  (status === INQUIRY_STATUS.secondRound ? round2Deadline : quoteDeadline).slice(0, 16) || '—';

export const inquiryColumns: readonly Column<InquiryRow>[] = [
  {
    key: 'title',
    title: columns.title,
    cell: (row) => (
      <TwoLines second={row.code}>
        <TextLink href={row.status === INQUIRY_STATUS.draft ? editHref(row.id) : inquiryHref(row.id)}>
          {inquiryName(row)}
        </TextLink>
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  {
    key: 'category',
    title: columns.category,
    width: '108px',
    cell: ({ categoryNames }) => categoryNames.join('、') || '—',
  },
  {
    key: 'scope',
    title: columns.scope,
    width: '64px',
    cell: ({ publishScope }) => (publishScope === null ? '—' : dictionaryLabel(PUBLISH_SCOPES, publishScope)),
  },
  { key: 'lines', title: columns.lines, width: '84px', align: 'end', cell: ({ lineCount }) => lineCount },
  { key: 'quotedCount', title: columns.answers, width: '128px', align: 'end', sortable: true, cell: answers },
  {
    key: 'quoteDeadline',
    title: columns.deadline,
    width: '176px',
    sortable: true,
    cell: (row) => <TwoLines second={<Course row={row} />}>{deadlineOf(row)}</TwoLines>,
  },
  {
    key: 'status',
    title: columns.status,
    width: '108px',
    cell: ({ status }) => <Tag tone={inquiryLook(status).tone}>{inquiryLook(status).label}</Tag>,
    card: 'status',
  },
];

/** What stands in a file of inquiries. */
export const inquiryFile: readonly ExportColumn<InquiryRow>[] = [
  { title: columns.code, type: 'text', width: 20, value: ({ code }) => code },
  { title: columns.name, type: 'text', width: 40, value: ({ title }) => title },
  { title: columns.category, type: 'text', width: 24, value: ({ categoryNames }) => categoryNames.join('、') },
  {
    title: columns.scope,
    type: 'text',
    value: ({ publishScope }) => (publishScope === null ? null : dictionaryLabel(PUBLISH_SCOPES, publishScope)),
  },
  { title: columns.lines, type: 'number', value: ({ lineCount }) => lineCount },
  { title: columns.answers, type: 'text', value: answers },
  { title: columns.deadline, type: 'date', width: 20, value: ({ quoteDeadline }) => quoteDeadline },
  { title: columns.award, type: 'money', value: ({ awardTotal }) => awardTotal },
  { title: columns.status, type: 'text', value: ({ status }) => inquiryLook(status).label },
];
