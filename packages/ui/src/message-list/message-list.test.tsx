import { expect, test, vi } from 'vitest';
import type { MessageRow } from '../message-rows/message-rows.tsx';
import { mount, one } from '../testing/mount.tsx';
import { MessageList, MessageListForVisitor, type MessageListProps } from './message-list.tsx';

const kinds = [
  { value: '3', label: '优惠福利', count: '4' },
  { value: '0', label: '订单服务', count: null },
];
const messages: readonly MessageRow[] = [
  { id: '1', title: '冬期施工保险立减15%', content: '专属费率', time: '今天10:24', unread: true },
  { id: '2', title: '绿色建材补贴', content: '可申报', time: '11-19 08:30', unread: false },
];

function list(changes: Partial<MessageListProps<string>>) {
  const actions = { onKindChange: vi.fn(), onOpenMessage: vi.fn(), onRetry: vi.fn(), onMarkAllRead: vi.fn() };
  const { container } = mount(
    <MessageList kinds={kinds} kind="3" messages={{ status: 'ready', items: messages }} {...actions} {...changes} />,
  );
  const button = (text: string) => {
    const found = [...container.querySelectorAll('button')].find((each) => each.textContent?.includes(text));
    if (!found) throw new Error(`no button says ${text}`);
    return found;
  };
  return { container, button, ...actions };
}

test('all, unread or read ones are links that keep the choice in the address (6.11)', () => {
  const { container } = list({
    filters: [
      { label: '全部', href: '?code=3', current: false },
      { label: '未读', href: '?code=3&read=0', current: true },
    ],
    messages: { status: 'ready', items: [] },
    emptyText: '暂无未读消息',
  });
  const filters = [...one(container, 'nav').querySelectorAll('a')];
  expect(filters.map((filter) => filter.getAttribute('href'))).toEqual(['?code=3', '?code=3&read=0']);
  expect(filters.map((filter) => filter.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(container.textContent).toContain('暂无未读消息');
});

test('a heading names the page and the tab of the code is selected (R-ROUTE-010, R-ROUTE-033)', () => {
  const { container } = list({});
  expect(one(container, 'h1').textContent).toBe('消息中心');
  expect(one(container, '[aria-selected="true"]').textContent).toBe('优惠福利4');
});

test('a row says whether it is unread, its title, time and content', () => {
  const { container } = list({});
  const rows = [...container.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual(['未读冬期施工保险立减15%今天10:24专属费率', '绿色建材补贴11-19 08:30可申报']);
});

test('opening, choosing a kind and marking all read are told to the caller', () => {
  const { button, onOpenMessage, onKindChange, onMarkAllRead } = list({});
  button('绿色建材补贴').click();
  button('订单服务').click();
  button('全部已读').click();
  expect(onOpenMessage).toHaveBeenCalledExactlyOnceWith('2');
  expect(onKindChange).toHaveBeenCalledExactlyOnceWith('0');
  expect(onMarkAllRead).toHaveBeenCalledOnce();
});

test('the pager stands below as soon as there is something to page', () => {
  const hrefOf = (page: number) => `/default/message-list?code=3&current=${page}`;
  const paged = list({ pagination: { current: 2, pageSize: 10, total: 35, hrefOf } });
  expect(one(paged.container, 'nav [aria-current="page"]').textContent).toContain('2');
  const empty = list({ pagination: { current: 1, pageSize: 10, total: 0, hrefOf } });
  expect(empty.container.querySelector('nav')).toBeNull();
});

test('loading, empty and failed each have their own look', () => {
  expect(one(list({ messages: { status: 'loading' } }).container, '[role="status"]').textContent).toBe('加载中');
  expect(list({ messages: { status: 'ready', items: [] } }).container.textContent).toContain('暂无消息');
  const { button, onRetry } = list({ messages: { status: 'failed' } });
  button('重试').click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('whoever is not logged in is offered the login', () => {
  const { container } = mount(<MessageListForVisitor loginHref="https://login.example.com/" />);
  expect(one(container, 'h1').textContent).toBe('消息中心');
  expect(one(container, 'a').getAttribute('href')).toBe('https://login.example.com/');
});
