import { DRAWER_PAGE, DRAWER_PAGE_SIZE, type Notice, type NoticeTab, type TabUnreadCounts } from '@jianzhu/domain';
import type { ListState } from '@jianzhu/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';

/** The newest notices of one tab and the unread counts of all. */
export interface NewestNotices {
  readonly notices: ListState<Notice>;
  readonly counts: TabUnreadCounts | null;
  reload(): void;
  /** Shows one notice, or all of them, as read. */
  showRead(id: string | 'all'): void;
  loadCounts(): Promise<void>;
}

/**
 * The first page of a tab (specification 9: page 1, five notices). A list that arrives after another tab has been
 * chosen is dropped.
 *
 * @param isShown nothing is asked for while the list is not to be seen.
 */
export function useNewestNotices(tab: NoticeTab, isShown: boolean): NewestNotices {
  const client = usePortalClient();
  const { token } = useSession().user;
  const [notices, setNotices] = useState<ListState<Notice>>({ status: 'loading' });
  const [counts, setCounts] = useState<TabUnreadCounts | null>(null);
  const listRequest = useRef<AbortController>(null);

  const loadList = useCallback(async () => {
    listRequest.current?.abort();
    const request = new AbortController();
    listRequest.current = request;
    const { api } = await client.memberSession();
    const query = { current: DRAWER_PAGE, size: DRAWER_PAGE_SIZE, noticeType: tab };
    try {
      const { records } = await api.notice.list({ query }, { signal: request.signal });
      if (!request.signal.aborted) setNotices({ status: 'ready', items: records });
    } catch (error) {
      if (!request.signal.aborted) setNotices({ status: 'failed' });
      logUnlessShown(error);
    }
  }, [client, tab]);

  const loadCounts = useCallback(async () => {
    const session = await client.memberSession();
    const [tabCounts] = await Promise.all([session.api.notice.tabNoReadCount(), session.refreshUnread()]);
    setCounts(tabCounts);
  }, [client]);

  const reload = useCallback(() => {
    setNotices({ status: 'loading' });
    void loadList();
  }, [loadList]);

  // Asked for again under a new token, which a switch in another tab brings: it has other notices.
  useEffect(() => {
    if (!isShown || token === '') return;
    reload();
    return () => listRequest.current?.abort();
  }, [isShown, reload, token]);
  useEffect(() => {
    if (isShown && token !== '') loadCounts().catch(logUnlessShown);
  }, [isShown, loadCounts, token]);

  useRecordNews('notice', async () => {
    if (isShown && token !== '') await Promise.all([loadList(), loadCounts()]);
  });

  const showRead = useCallback((id: string | 'all') => {
    setNotices((current) => withRead(current, (notice) => id === 'all' || notice.id === id));
  }, []);

  return { notices, counts, reload, showRead, loadCounts };
}

function withRead(list: ListState<Notice>, isRead: (notice: Notice) => boolean): ListState<Notice> {
  if (list.status !== 'ready') return list;
  return { ...list, items: list.items.map((notice) => (isRead(notice) ? { ...notice, isRead: 1 } : notice)) };
}
