import { DRAWER_DEFAULT_TAB, messageListAddress, type NoticeTab } from '@jianzhu/domain';
import { MessageDrawer } from '@jianzhu/ui/message-drawer';
import { useState } from 'react';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { messageRow } from './message-rows.ts';
import { noticeTabs, tabOfValue } from './notice-tabs.ts';
import { useNewestNotices } from './use-newest-notices.ts';
import { useNoticeActs } from './use-notice-acts.ts';

/** The header's message drawer with the member's notices (specification 2, Message drawer). */
export default function MessageDrawerPanel() {
  const client = usePortalClient();
  const { isMessageDrawerOpen } = useSession();
  const [tab, setTab] = useState<NoticeTab>(DRAWER_DEFAULT_TAB);
  const { notices, counts, reload, showRead, loadCounts } = useNewestNotices(tab, isMessageDrawerOpen);
  const { open, markAllRead, isMarkingAllRead } = useNoticeActs({
    refreshCounts: loadCounts,
    onRead: showRead,
    onLeave: () => setOpen(false),
  });

  function setOpen(isOpen: boolean): void {
    client.session.isMessageDrawerOpen = isOpen;
    if (!isOpen) setTab(DRAWER_DEFAULT_TAB);
  }

  function openMessage(id: string): void {
    const notice = notices.status === 'ready' ? notices.items.find((item) => item.id === id) : undefined;
    if (notice) open(notice);
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
