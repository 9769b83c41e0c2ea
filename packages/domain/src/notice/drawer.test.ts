import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { messageListAddress, NOTICE_TABS, noticeTab, tabUnreadCount } from './drawer-tabs.ts';
import { isUnread } from './notice.ts';
import { tabUnreadCountsSchema } from './tab-unread-counts.ts';
import { unreadBadge } from './unread-badge.ts';

describe('message drawer', () => {
  test('ND1 R-ENT-019: 0 and "0" are unread, anything else is read', () => {
    expect([0, '0'].every((isRead) => isUnread({ isRead }))).toBe(true);
    expect([1, '1', 2, '', null, undefined].some((isRead) => isUnread({ isRead }))).toBe(false);
  });

  test.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1234, '99+'],
    [Number.POSITIVE_INFINITY, '99+'],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [null, null],
    [undefined, null],
  ])('ND2 R-HEAD-013 R-HEAD-014: %s unread shows %s', (unread, badge) => expect(unreadBadge(unread)).toBe(badge));

  test('ND3 R-DRAWER-008: the tabs stand in the order 3, 0, 1, 2', () => {
    expect(NOTICE_TABS.map(({ tab, label }) => [tab, label])).toEqual([
      [3, '优惠福利'],
      [0, '订单服务'],
      [1, '服务通知'],
      [2, '系统通知'],
    ]);
  });

  test.each([
    [0, 0],
    ['0', 0],
    ['2', 2],
    [null, 3],
    [undefined, 3],
    ['', 3],
    ['9', 3],
  ])('ND4 R-DRAWER-007: code %j is tab %d', (code, tab) => expect(noticeTab(code)).toBe(tab));

  test('ND5 R-DRAWER-015: a tab counts the type of its own code', () => {
    const counts = v.parse(tabUnreadCountsSchema, {
      noticeType0: '1',
      noticeType1: 2,
      noticeType2: null,
      noticeType3: 4,
    });
    expect(NOTICE_TABS.map(({ tab }) => tabUnreadCount(counts, tab))).toEqual([4, 1, 2, 0]);
  });

  test('ND6 R-DRAWER-019: view more leads to the message list of the tab', () => {
    expect(messageListAddress(0)).toBe('/default/message-list?code=0');
  });
});
