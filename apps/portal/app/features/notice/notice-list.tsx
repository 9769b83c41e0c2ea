import { type NoticeTab, noticeTab } from '@jianzhu/domain';
import type { ListState, MessageRow } from '@jianzhu/ui';
import { MessageList } from '@jianzhu/ui/message-list';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { messageRow } from './message-rows.ts';
import type { NoticePage } from './notice-page.server.ts';
import { noticeTabs, tabOfValue } from './notice-tabs.ts';
import { messageListOf, type ReadState, readFilters, readStateWords } from './read-state.ts';
import { useNoticeActs } from './use-notice-acts.ts';

export interface NoticeListProps {
  readonly tab: NoticeTab;
  readonly state: ReadState;
  readonly page: NoticePage;
}

/** All notices of a tab, page by page; what is done here the header's drawer can do as well. */
export function NoticeList({ tab, state, page }: NoticeListProps) {
  const navigate = useNavigate();
  const coming = useComingTab();
  const { notices, counts, current, pageSize, total } = page;
  const { revalidate } = useRevalidator();
  const { open, markAllRead, isMarkingAllRead } = useNoticeActs({
    refreshCounts: (session) => Promise.all([session.refreshUnread(), revalidate()]),
  });

  const client = usePortalClient();
  useRecordNews('notice', async () => {
    // A page that cannot be loaded would take the place of the one that is shown: first it is asked whether there is news.
    const { api } = await client.memberSession();
    const now = await api.notice.tabNoReadCount();
    if (JSON.stringify(now) !== JSON.stringify(counts)) await revalidate();
  });

  function openMessage(id: string): void {
    const notice = notices?.find((item) => item.id === id);
    if (notice) open(notice);
  }

  return (
    <MessageList
      kinds={noticeTabs(counts)}
      kind={`${coming ?? tab}`}
      onKindChange={(value) => void navigate(messageListOf(tabOfValue(value), state), { preventScrollReset: true })}
      filters={readFilters(coming ?? tab, state)}
      emptyText={readStateWords[state ?? 'all'].none}
      messages={coming === null ? shownRows(page) : { status: 'loading' }}
      onOpenMessage={openMessage}
      onRetry={() => void revalidate()}
      onMarkAllRead={markAllRead}
      markingAllRead={isMarkingAllRead}
      pagination={
        total === null
          ? undefined
          : { current, pageSize, total, hrefOf: (target) => `${messageListOf(tab, state)}&current=${target}` }
      }
    />
  );
}

function shownRows({ notices, readAtMs }: NoticePage): ListState<MessageRow> {
  if (notices === null) return { status: 'failed' };
  return { status: 'ready', items: notices.map((notice) => messageRow(notice, readAtMs)) };
}

/** The tab whose page is on its way, or null. */
function useComingTab(): NoticeTab | null {
  const { location } = useNavigation();
  if (location?.pathname !== paths.messageList) return null;
  return noticeTab(new URLSearchParams(location.search).get('code'));
}
