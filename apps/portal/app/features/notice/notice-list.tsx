import { isUnread, type Notice, type NoticeTab, noticeTab } from '@jianzhu/domain';
import type { ListState, MessageRow } from '@jianzhu/ui';
import { MessageList } from '@jianzhu/ui/message-list';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { openWindow } from '../../cross-site/open-shared.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { MemberSession } from '../../session/member-session.ts';
import { messageRow } from './message-rows.ts';
import type { NoticePage } from './notice-page.server.ts';
import { noticeTabs, tabOfValue } from './notice-tabs.ts';
import { openNotice } from './open-notice.ts';
import { messageListOf, type ReadState, readFilters, readStateWords } from './read-state.ts';

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
  const { isBusy, markAllRead, open, retry } = useNoticeActions();

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
      onRetry={retry}
      onMarkAllRead={markAllRead}
      markingAllRead={isBusy}
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

/** Marks read and opens; afterwards the page and the header's count are loaded anew. */
function useNoticeActions() {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function change(act: (session: MemberSession) => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    try {
      const session = await client.memberSession();
      await act(session);
      await Promise.all([session.refreshUnread(), revalidate()]);
    } catch (error) {
      logUnlessShown(error);
    } finally {
      setIsBusy(false);
    }
  }

  function open(notice: Notice): void {
    if (isUnread(notice)) void change(({ api }) => api.notice.clickRead({ params: { id: notice.id } }));
    openNotice(notice, client, { navigate: (path) => void navigate(path), openWindow });
  }

  return {
    isBusy,
    open,
    markAllRead: () => void change(({ api }) => api.notice.allRead()),
    retry: () => void revalidate(),
  };
}
