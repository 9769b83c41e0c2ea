import { DRAWER_DEFAULT_TAB, isUnread, messageListAddress, type NoticeTab } from '@jianzhu/domain';
import { MessageDrawer } from '@jianzhu/ui/message-drawer';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openWindow } from '../../cross-site/open-shared.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { messageRow } from './message-rows.ts';
import { noticeTabs, tabOfValue } from './notice-tabs.ts';
import { openNotice } from './open-notice.ts';
import { useNewestNotices } from './use-newest-notices.ts';

/** The header's message drawer with the member's notices (specification 2, Message drawer). */
export default function MessageDrawerPanel() {
  const client = usePortalClient();
  const { isMessageDrawerOpen } = useSession();
  const navigate = useNavigate();
  const [tab, setTab] = useState<NoticeTab>(DRAWER_DEFAULT_TAB);
  const { notices, counts, isMarkingAllRead, reload, markRead, markAllRead } = useNewestNotices(
    tab,
    isMessageDrawerOpen,
  );

  function setOpen(isOpen: boolean): void {
    client.session.isMessageDrawerOpen = isOpen;
    if (!isOpen) setTab(DRAWER_DEFAULT_TAB);
  }

  function openMessage(id: string): void {
    const notice = notices.status === 'ready' ? notices.items.find((item) => item.id === id) : undefined;
    if (!notice) return;
    if (isUnread(notice)) void markRead(notice);
    openNotice(notice, client, {
      navigate: (path) => {
        setOpen(false);
        void navigate(path);
      },
      openWindow,
    });
  }

  const now = Date.now();
  return (
    <MessageDrawer
      open={isMessageDrawerOpen}
      onOpenChange={setOpen}
      kinds={noticeTabs(counts)}
      kind={`${tab}`}
      onKindChange={(value) => setTab(tabOfValue(value))}
      messages={
        notices.status === 'ready'
          ? { status: 'ready', items: notices.items.map((notice) => messageRow(notice, now)) }
          : notices
      }
      onOpenMessage={openMessage}
      onRetry={reload}
      onMarkAllRead={markAllRead}
      markingAllRead={isMarkingAllRead}
      moreHref={messageListAddress(tab)}
    />
  );
}
