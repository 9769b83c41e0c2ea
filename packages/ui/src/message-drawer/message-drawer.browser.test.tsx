import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import type { MessageRow } from '../message-rows/message-rows.tsx';
import { mount } from '../testing/mount.tsx';
import { MessageDrawer, type MessageDrawerProps } from './message-drawer.tsx';

const kinds = [
  { value: '3', label: '优惠福利', count: '4' },
  { value: '0', label: '订单服务', count: null },
  { value: '1', label: '服务通知', count: '2' },
  { value: '2', label: '系统通知', count: null },
];

function message(id: number): MessageRow {
  return { id: String(id), title: `消息${id}`, content: `内容${id}`, time: '今天10:24', unread: id === 1 };
}

function drawer(changes: Partial<MessageDrawerProps<string>>) {
  const actions = {
    onOpenChange: vi.fn(),
    onKindChange: vi.fn(),
    onOpenMessage: vi.fn(),
    onRetry: vi.fn(),
    onMarkAllRead: vi.fn(),
  };
  mount(
    <MessageDrawer
      open
      kinds={kinds}
      kind="3"
      messages={{ status: 'ready', items: [1, 2, 3, 4, 5, 6, 7, 8].map(message) }}
      moreHref="/default/message-list?code=3"
      {...actions}
      {...changes}
    />,
  );
  return actions;
}

const panel = () => page.getByRole('tabpanel', { name: /优惠福利/ });

test('shows the tabs in the given order with their counts (R-DRAWER-008, R-DRAWER-015)', () => {
  drawer({});
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(['优惠福利4', '订单服务', '服务通知2', '系统通知']);
});

test('draws five of eight messages with title, text and time (R-DRAWER-010 to R-DRAWER-013)', async () => {
  drawer({});
  const rows = panel().getByRole('button').elements();
  expect(rows).toHaveLength(5);
  expect(rows[1]?.textContent).toBe('消息2今天10:24内容2');
});

test('only unread messages have the dot and say 未读 (R-DRAWER-014)', () => {
  drawer({});
  const rows = panel().getByRole('button').elements();
  expect(rows.map((row) => row.textContent?.startsWith('未读'))).toEqual([true, false, false, false, false]);
});

test('a click opens the message, another marks all read', async () => {
  const actions = drawer({});
  await page.getByRole('button', { name: /消息2/ }).click();
  expect(actions.onOpenMessage).toHaveBeenCalledExactlyOnceWith('2');
  await page.getByRole('button', { name: '全部已读' }).click();
  expect(actions.onMarkAllRead).toHaveBeenCalledOnce();
});

test('a tab is chosen by click (R-DRAWER-004)', async () => {
  const actions = drawer({});
  await page.getByRole('tab', { name: '订单服务' }).click();
  expect(actions.onKindChange).toHaveBeenCalledExactlyOnceWith('0');
});

test('more messages are a link to their page (R-DRAWER-019)', async () => {
  drawer({});
  const more = page.getByRole('link', { name: '查看更多' });
  await expect.element(more).toHaveAttribute('href', '/default/message-list?code=3');
});

test('an empty kind says so (R-DRAWER-020)', async () => {
  drawer({ messages: { status: 'ready', items: [] } });
  await expect.element(panel()).toHaveTextContent('暂无消息');
});

test('a failed list offers a retry', async () => {
  const actions = drawer({ messages: { status: 'failed' } });
  await page.getByRole('button', { name: '重试' }).click();
  expect(actions.onRetry).toHaveBeenCalledOnce();
});

test('a list on its way is announced', async () => {
  drawer({ messages: { status: 'loading' } });
  await expect.element(panel().getByRole('status')).toHaveTextContent('加载中');
});
