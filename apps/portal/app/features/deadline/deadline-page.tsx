import type { CallData } from '@jianzhu/api-client';
import type { deadlineSchemas } from '@jianzhu/api-client/schemas';
import { DEADLINE_KINDS } from '@jianzhu/domain/deadlines';
import { ButtonLink, EmptyState, type ListState, Tag, TextLink } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { MonthCalendar } from '@jianzhu/ui/salons';
import { useNavigate, useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { DeadlineLeft, ServerClock } from '../../record/server-clock.tsx';
import { deadlineFile } from '../../site/salon-paths.ts';
import { deadlineRecordHref } from './deadline-links.ts';
import { type DeadlineView, deadlineHref, isOf, isShown } from './deadline-view.ts';
import type { LoadedDeadlines } from './load-deadlines.server.ts';
import { deadlineTexts as texts } from './messages.ts';

type Deadline = CallData<typeof deadlineSchemas.list>['deadlines'][number];

const { columns: names } = texts;

const weekdayOf = (time: string) => texts.weekdays[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()];

const columnsOf = (side: LoadedDeadlines['side'], now: string): readonly Column<Deadline>[] => [
  {
    ...{ key: 'time', title: names.time, width: '168px' },
    cell: ({ time }) => `${time.slice(5, 16)} ${weekdayOf(time)}`,
  },
  {
    ...{ key: 'kind', title: names.kind, width: '128px', card: 'status' },
    cell: ({ kind, time }) => <Tag tone={time < now ? 'neutral' : 'brand'}>{DEADLINE_KINDS[kind].label}</Tag>,
  },
  {
    ...{ key: 'title', title: names.title, card: 'title' },
    cell: (deadline) => <TextLink href={deadlineRecordHref(deadline, side)}>{deadline.title}</TextLink>,
  },
  {
    ...{ key: 'left', title: names.left, width: '160px' },
    cell: ({ time }) => (time < now ? texts.over : <DeadlineLeft deadline={time} />),
  },
];

/** 截止日历: the times of inquiries and tenders that concern the business, by month or as an agenda (decision 76). */
export function DeadlinePage({ view, side, loaded }: LoadedDeadlines) {
  const head = useMemberHead();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  useRecordNews('inquiry', revalidate);
  const isReady = loaded.kind === 'ready';
  const now = isReady ? loaded.record.serverTime : '';
  const found = isReady ? loaded.record.deadlines.filter(({ kind }) => isOf(kind, view.of)) : [];
  const rows: ListState<Deadline> = isReady
    ? { status: 'ready', items: found.filter(({ time }) => isShown(time, view, now.slice(0, 10))) }
    : { status: 'failed' };
  const events = new Map<string, number>();
  for (const { time } of found) events.set(time.slice(0, 10), (events.get(time.slice(0, 10)) ?? 0) + 1);
  const hrefOf = (change: Partial<DeadlineView>) => deadlineHref({ ...view, ...change });

  return (
    <ServerClock serverTime={now}>
      <ListPage
        {...head}
        actions={
          <ButtonLink size="regular" variant="line" href={deadlineFile}>
            {texts.file}
          </ButtonLink>
        }
        tabs={
          <LinkTabs
            variant="states"
            label={texts.views}
            current={view.view}
            tabs={(['month', 'agenda'] as const).map((key) => ({
              ...{ key, label: texts[key], href: hrefOf({ view: key, day: '' }) },
            }))}
          />
        }
        tools={
          <LinkTabs
            label={texts.kinds}
            current={view.of ?? 'all'}
            tabs={([null, 'inquiry', 'tender'] as const).map((of) => ({
              ...{ key: of ?? 'all', label: texts.kind[of ?? 'all'], href: hrefOf({ of }) },
            }))}
          />
        }
        rail={
          view.view === 'month' && (
            <MonthCalendar
              month={view.month}
              onMonth={(month) => void navigate(hrefOf({ month, day: '' }), { preventScrollReset: true })}
              today={now.slice(0, 10)}
              events={events}
              hrefOf={(day) => hrefOf({ day: day === view.day ? '' : day, month: view.month })}
              current={view.day}
              words={texts.calendar}
            />
          )
        }
      >
        <DataTable
          label={texts.table}
          columns={columnsOf(side, now)}
          rows={rows}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          rowName={({ kind, title }) => texts.entry(DEADLINE_KINDS[kind].label, title)}
          empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
          onRetry={() => void revalidate()}
        />
      </ListPage>
    </ServerClock>
  );
}
