import {
  formatNoticeTime,
  isUnread,
  NOTICE_TABS,
  type Notice,
  parseDateTime,
  tabUnreadCount,
  unreadBadge,
} from '@jianzhu/domain';
import { Button, EmptyState, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { deletes } from '../../record/batch-acts.ts';
import { BatchBar, BatchDialog } from '../../record/batch-bar.tsx';
import { KeywordFilters } from '../../record/keyword-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { type BatchAct, useBatch } from '../../record/use-batch.ts';
import { type ListOf, type ListView, useList } from '../../record/use-list.ts';
import { noticeMessages as texts } from './messages.ts';
import { type NoticeQuery, noticeCalls } from './notice-calls.ts';
import type { TabCounts } from './notice-tabs.ts';

export interface NoticeCenterProps {
  readonly query: NoticeQuery;
  readonly loaded: LoadedList<ListOf<Notice>>;
  readonly counts: TabCounts;
  /** 今天 and 昨天 are told from here, the same on server and in the browser. */
  readonly readAtMs: number;
}

const columnsAt = (nowMs: number): readonly Column<Notice>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    width: '320px',
    card: 'title',
    cell: (notice) => (
      <TextLink tone="plain" href={`${paths.noticeDetail}?id=${notice.id}`}>
        {isUnread(notice) ? <b>{notice.title}</b> : notice.title}
      </TextLink>
    ),
  },
  { key: 'content', title: texts.columns.content, cell: ({ content }) => content, card: 'detail' },
  {
    key: 'state',
    title: texts.columns.state,
    width: '80px',
    cell: (notice) => (isUnread(notice) ? texts.unread : texts.read),
    card: 'status',
  },
  { key: 'time', title: texts.columns.time, width: '128px', cell: ({ createTime }) => timeText(createTime, nowMs) },
];

/** All notices of the member, to be read, marked and deleted one by one or together (domain rules 17). */
export function NoticeCenter({ query, loaded, counts, readAtMs }: NoticeCenterProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const list = useList<Notice, NoticeQuery>(paths.notices, query, loaded);
  const act = useAct();
  useRecordNews('notice', revalidate);

  const counted = async <Answer,>(answer: Answer): Promise<Answer> => {
    await (await client.memberSession()).refreshUnread();
    return answer;
  };
  const bodyOf = (notices: readonly Notice[]) => ({ body: { ids: notices.map(({ id }) => id) } });
  const marksRead: BatchAct<Notice> = {
    key: 'read',
    label: texts.markRead,
    allows: isUnread,
    done: texts.markedRead,
    send: async (notices) => counted(await (await noticeCalls(client)).messageCenter.read(bodyOf(notices))),
  };
  const batch = useBatch(list, act, [
    marksRead,
    deletes<Notice>(
      texts.entity,
      () => true,
      async (notices) => counted(await (await noticeCalls(client)).messageCenter.remove(bodyOf(notices))),
    ),
  ]);

  const markAllRead = () =>
    act.run('all', async () => {
      const type = query.tag === undefined ? {} : { noticeType: query.tag };
      await counted(await (await noticeCalls(client)).notice.allRead({ query: type }));
      return texts.allMarkedRead;
    });
  return (
    <ListPage
      {...head}
      actions={
        <Button variant="line" size="regular" pending={act.isBusy('all')} onClick={() => void markAllRead()}>
          {texts.markAllRead}
        </Button>
      }
      notice={act.lost && <LostAct lost={act.lost} />}
      tabs={<Kinds list={list} counts={counts} />}
      filters={
        <BatchBar batch={batch}>
          <Filters list={list} />
        </BatchBar>
      }
    >
      <RecordList
        list={list}
        label={texts.title}
        columns={columnsAt(readAtMs)}
        rowName={({ title }) => title}
        {...(batch.selection && { selection: batch.selection })}
        actions={batch.actionsOf}
        empty={<EmptyState title={texts.none} />}
      />
      <BatchDialog batch={batch} />
    </ListPage>
  );
}

/** A time that cannot be read is shown as it came. */
function timeText(createTime: string, nowMs: number): string {
  const time = parseDateTime(createTime);
  return time === null ? createTime : formatNoticeTime(time, nowMs);
}

type Notices = ListView<Notice, NoticeQuery>;

function Kinds({ list, counts }: { readonly list: Notices; readonly counts: TabCounts }) {
  const kinds = NOTICE_TABS.map(({ tab, label }) => {
    const unread = counts && unreadBadge(tabUnreadCount(counts, tab));
    return { key: String(tab), label: unread ? texts.kindWith(label, unread) : label, href: list.href({ tag: tab }) };
  });
  return (
    <LinkTabs
      label={texts.kind}
      variant="states"
      current={String(list.query.tag)}
      tabs={[{ key: 'undefined', label: texts.all, href: list.href({ tag: undefined }) }, ...kinds]}
    />
  );
}

const states = [
  { key: 'undefined', label: texts.all, isRead: undefined },
  { key: '0', label: texts.unread, isRead: 0 },
  { key: '1', label: texts.read, isRead: 1 },
] as const;

function Filters({ list }: { readonly list: Notices }) {
  return (
    <KeywordFilters
      list={list}
      hint={texts.keywordHint}
      others={[
        {
          key: 'isRead',
          field: (
            <LinkTabs
              label={texts.state}
              current={String(list.query.isRead)}
              tabs={states.map(({ isRead, ...state }) => ({ ...state, href: list.href({ isRead }) }))}
            />
          ),
        },
      ]}
    />
  );
}
