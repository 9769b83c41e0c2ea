import { DRAWER_PAGE, DRAWER_PAGE_SIZE, type Notice, type NoticeTab, type TabUnreadCounts } from '@jianzhu/domain';
import type { ListState } from '@jianzhu/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';

/** The newest notices of one tab, the unread counts of all, and what can be done with them. */
export interface NewestNotices {
  readonly notices: ListState<Notice>;
  readonly counts: TabUnreadCounts | null;
  readonly isMarkingAllRead: boolean;
  reload(): void;
  /** Marks a notice read and counts again. */
  markRead(notice: Notice): Promise<void>;
  markAllRead(): Promise<void>;
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
  const [isMarkingAllRead, setIsMarkingAllRead] = useState(false);
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

  async function markRead({ id }: Notice): Promise<void> {
    const { api } = await client.memberSession();
    try {
      await api.notice.clickRead({ params: { id } });
      setNotices((current) => withRead(current, (notice) => notice.id === id));
      await loadCounts();
    } catch (error) {
      logUnlessShown(error);
    }
  }

  async function markAllRead(): Promise<void> {
    const { api } = await client.memberSession();
    setIsMarkingAllRead(true);
    try {
      await api.notice.allRead();
      setNotices((current) => withRead(current, () => true));
      await loadCounts();
    } catch (error) {
      logUnlessShown(error);
    } finally {
      setIsMarkingAllRead(false);
    }
  }

  return { notices, counts, isMarkingAllRead, reload, markRead, markAllRead };
}

function withRead(list: ListState<Notice>, isRead: (notice: Notice) => boolean): ListState<Notice> {
  if (list.status !== 'ready') return list;
  return { ...list, items: list.items.map((notice) => (isRead(notice) ? { ...notice, isRead: 1 } : notice)) };
}
