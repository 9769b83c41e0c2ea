import { INQUIRY_STATUS, inquiryMachine } from '@jianzhu/domain/inquiries';
import { ENDED_QUOTATIONS, quotationMachine } from '@jianzhu/domain/quotations';
import { statusLook } from '@jianzhu/domain/records';
import { EmptyState, ErrorPanel, type TagProps, TextLink } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import type { CenterPart } from '@jianzhu/ui/personal-center';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import * as paths from '../../paths.ts';
import { recordTexts } from '../../record/messages.ts';
import { plainAmount } from '../../record/plain-amount.ts';
import { DeadlineLeft, ServerClock } from '../../record/server-clock.tsx';
import type { Recent } from './load-center.server.ts';
import { centerTexts } from './messages.ts';

/** One row of either side, as the table shows it. */
interface RecentRow {
  readonly id: string;
  readonly title: string;
  readonly second: string;
  readonly href: string;
  readonly middle: string;
  /** '' while there is none. */
  readonly deadline: string;
  /** The deadline still ends it. */
  readonly isRunning: boolean;
  readonly look: { readonly label: string; readonly tone: NonNullable<TagProps['tone']> };
}

const SECOND_ROUND = 2;

/** What the company has dealt with last: its inquiries, or its quotations (domain rules 28). */
export function recentPart(recent: Recent, onRetry: () => void): CenterPart {
  const words = centerTexts.recent[recent.side];
  const list = recent.side === 'supply' ? `${paths.myQuotations}?tab=quotations` : paths.myQuotations;
  return {
    key: 'recent',
    title: words.title,
    more: { text: words.more, href: list },
    content: <RecentTable recent={recent} onRetry={onRetry} />,
  };
}

function RecentTable({ recent, onRetry }: { readonly recent: Recent; readonly onRetry: () => void }): ReactNode {
  const words = centerTexts.recent[recent.side];
  const rows = rowsOf(recent);
  if (rows === null) return <ErrorPanel onRetry={onRetry} />;
  if (rows.length === 0) return <EmptyState title={words.empty} drawing={null} />;
  return (
    <ServerClock serverTime={recent.serverTime}>
      <DataTable
        label={words.table}
        columns={columnsOf(words.columns)}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        onRetry={onRetry}
      />
    </ServerClock>
  );
}

function rowsOf(recent: Recent): readonly RecentRow[] | null {
  if (recent.rows === null) return null;
  if (recent.side === 'supply') {
    return recent.rows.map(({ id, title, buyerName, totalAmount, round, quoteDeadline, round2Deadline, status }) => ({
      id,
      title,
      second: buyerName,
      href: `${paths.quotedCompanyDetail}?quotationId=${id}`,
      middle: totalAmount === null ? '' : plainAmount(totalAmount),
      deadline: round === SECOND_ROUND && round2Deadline !== '' ? round2Deadline : quoteDeadline,
      isRunning: !ENDED_QUOTATIONS.has(status),
      look: statusLook(quotationMachine, status),
    }));
  }
  return recent.rows.map(({ id, title, code, categoryNames, status, quotedCount, invitedCount, ...row }) => {
    const isDraft = status === INQUIRY_STATUS.draft;
    return {
      id,
      title: title || centerTexts.untitled,
      second: [code, categoryNames[0] ?? ''].filter(Boolean).join(' · '),
      href: `${isDraft ? paths.addInquirySheet : paths.inquiryDetail}?id=${id}`,
      middle: isDraft ? '' : `${quotedCount} / ${invitedCount}`,
      deadline: status === INQUIRY_STATUS.secondRound ? row.round2Deadline : row.quoteDeadline,
      isRunning: isDraft || status === INQUIRY_STATUS.quoting || status === INQUIRY_STATUS.secondRound,
      look: statusLook(inquiryMachine, status),
    };
  });
}

const NOTHING = '—';

const columnsOf = (
  names: (typeof centerTexts.recent)[keyof typeof centerTexts.recent]['columns'],
): readonly Column<RecentRow>[] => [
  {
    key: 'title',
    title: names.title,
    cell: ({ title, href, second }) => (
      <TwoLines second={second}>
        <TextLink href={href}>{title}</TextLink>
      </TwoLines>
    ),
    card: 'title',
  },
  { key: 'middle', title: names.middle, width: '136px', align: 'end', cell: ({ middle }) => middle || NOTHING },
  {
    key: 'deadline',
    title: names.deadline,
    width: '152px',
    cell: ({ deadline, isRunning }) =>
      deadline === '' ? (
        NOTHING
      ) : (
        <TwoLines second={isRunning ? <DeadlineLeft deadline={deadline} /> : recordTexts.deadlinePassed}>
          {deadline.slice(0, 16)}
        </TwoLines>
      ),
  },
  {
    key: 'status',
    title: names.status,
    width: '100px',
    cell: ({ look }) => <StatusTag look={look} />,
    card: 'status',
  },
];
