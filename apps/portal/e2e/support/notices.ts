import { expect, type Page } from '@playwright/test';
import { expectInteractive, shell } from './shell.ts';

/** Labels of the tabs in their order; their types are 3, 0, 1 and 2. */
export const noticeTabs = ['优惠福利', '订单服务', '服务通知', '系统通知'] as const;

/** What is read out for the dot of an unread notice. */
export const unreadDot = '未读';

/** An unread notice that leads nowhere, as the platform sends it. */
export function notice(id: number, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: String(id),
    title: `通知${id}`,
    content: `内容${id}`,
    createTime: '2026-11-20 10:24:00',
    noticeType: 3,
    isRead: 0,
    switchType: 0,
    jumpType: 0,
    jumpUrl: '',
    optId: '-1',
    pageSource: 0,
    ...fields,
  };
}

/** The first page of a list. */
export function noticePage(records: readonly unknown[]) {
  return { records, total: records.length, size: 5, current: 1, pages: 1 };
}

export async function openDrawer(page: Page): Promise<void> {
  await expectInteractive(page);
  await shell(page).bell.click();
  await expect(shell(page).drawer).toBeVisible();
}
