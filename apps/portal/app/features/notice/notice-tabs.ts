import {
  NOTICE_TABS,
  type NoticeTab,
  noticeTab,
  type TabUnreadCounts,
  tabUnreadCount,
  unreadBadge,
} from '@jianzhu/domain';
import type { Tab } from '@jianzhu/ui';

/** Unread notices by kind; null where they could not be counted. */
export type TabCounts = TabUnreadCounts | null;

/** A notice tab as the value of a control. */
export type NoticeTabValue = `${NoticeTab}`;

/** The four tabs in their order, each with its unread count (specification 2, Message drawer). */
export function noticeTabs(counts: TabCounts): readonly Tab<NoticeTabValue>[] {
  return NOTICE_TABS.map(({ tab, label }) => ({
    value: `${tab}`,
    label,
    count: counts && unreadBadge(tabUnreadCount(counts, tab)),
  }));
}

/** The tab of a control's value. */
export function tabOfValue(value: NoticeTabValue): NoticeTab {
  return noticeTab(value);
}
