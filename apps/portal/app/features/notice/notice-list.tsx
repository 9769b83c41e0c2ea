import { isUnread, messageListAddress, type Notice, type NoticeTab } from '@jianzhu/domain';
import { Button, ButtonLink, EmptyState, ErrorPanel, TabList, TabPanel, Tag } from '@jianzhu/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { openWindow } from '../../cross-site/open-shared.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { MemberSession } from '../../session/member-session.ts';
import { messageRow } from './message-rows.ts';
import { noticeMessages } from './messages.ts';
import type { NoticePage } from './notice-page.server.ts';
import { noticeTabs, tabOfValue } from './notice-tabs.ts';
import { openNotice } from './open-notice.ts';

const tabsId = 'notices';

export interface NoticeListProps {
  readonly tab: NoticeTab;
  readonly page: NoticePage;
}

/** All notices of a tab, page by page; what is done here the header's drawer can do as well. */
export function NoticeList({ tab, page }: NoticeListProps) {
  const navigate = useNavigate();
  const { notices, counts, current, pages } = page;
  const { isBusy, change, open, retry } = useNoticeActions();
  return (
    <>
      <h1>{noticeMessages.title}</h1>
      <TabList
        id={tabsId}
        label={noticeMessages.kinds}
        tabs={noticeTabs(counts)}
        selected={`${tab}`}
        onSelect={(value) => void navigate(messageListAddress(tabOfValue(value)), { preventScrollReset: true })}
      />
      <TabPanel id={tabsId} selected={`${tab}`}>
        <Button
          variant="line"
          size="regular"
          pending={isBusy}
          onClick={() => change(({ api }) => api.notice.allRead())}
        >
          {noticeMessages.markAllRead}
        </Button>
        {notices === null && <ErrorPanel message={noticeMessages.failed} onRetry={retry} />}
        {notices?.length === 0 && <EmptyState title={noticeMessages.empty} />}
        {notices && notices.length > 0 && <Rows notices={notices} onOpen={open} />}
      </TabPanel>
      {pages > 1 && <Pages tab={tab} current={current} pages={pages} />}
    </>
  );
}

function Rows({ notices, onOpen }: { readonly notices: readonly Notice[]; readonly onOpen: (notice: Notice) => void }) {
  // The server's clock and the browser's differ by less than the day that the wording depends on.
  const [now] = useState(() => Date.now());
  return (
    <ul>
      {notices.map((notice) => {
        const { id, title, content, time, unread } = messageRow(notice, now);
        return (
          <li key={id}>
            {unread && <Tag>{noticeMessages.unread}</Tag>}
            <Button variant="link" size="regular" onClick={() => onOpen(notice)}>
              {title}
            </Button>
            <p>{content}</p>
            <time suppressHydrationWarning>{time}</time>
          </li>
        );
      })}
    </ul>
  );
}

function Pages({ tab, current, pages }: { readonly tab: NoticeTab; readonly current: number; readonly pages: number }) {
  const address = (page: number) => `${messageListAddress(tab)}&current=${page}`;
  return (
    <nav aria-label={noticeMessages.pages}>
      {current > 1 && (
        <ButtonLink variant="line" size="regular" href={address(current - 1)}>
          {noticeMessages.previous}
        </ButtonLink>
      )}
      <span>{noticeMessages.pageOf(current, pages)}</span>
      {current < pages && (
        <ButtonLink variant="line" size="regular" href={address(current + 1)}>
          {noticeMessages.next}
        </ButtonLink>
      )}
    </nav>
  );
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

  return { isBusy, change, open, retry: () => void revalidate() };
}
