import { DRAWER_DEFAULT_TAB } from '../limits.ts';
import type { TabUnreadCounts } from './tab-unread-counts.ts';

/** Tabs of the message drawer in their order on the screen; `tab` is also the notice type (specification 2). */
export const NOTICE_TABS = [
  { tab: 3, label: '优惠福利', countKey: 'noticeType3' },
  { tab: 0, label: '订单服务', countKey: 'noticeType0' },
  { tab: 1, label: '服务通知', countKey: 'noticeType1' },
  { tab: 2, label: '系统通知', countKey: 'noticeType2' },
] as const satisfies readonly { tab: number; label: string; countKey: keyof TabUnreadCounts }[];

export type NoticeTab = (typeof NOTICE_TABS)[number]['tab'];

/** The tab that a query value names; a missing or unknown one is the default tab. Tab 0 is a tab. */
export function noticeTab(code: string | number | null | undefined): NoticeTab {
  return NOTICE_TABS.find(({ tab }) => String(tab) === String(code))?.tab ?? DRAWER_DEFAULT_TAB;
}

/** Unread notices of a tab. */
export function tabUnreadCount(counts: TabUnreadCounts, tab: NoticeTab): number {
  return counts[`noticeType${tab}`];
}

/** Address of the message list showing a tab ("view more"). */
export function messageListAddress(tab: NoticeTab): string {
  return `/default/message-list?code=${tab}`;
}
