import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { Header } from './header.tsx';
import { MemberActions, VisitorActions } from './header-actions.tsx';
import { MenuBar, type MenuEntry } from './menu-bar.tsx';
import { bellName } from './messages.ts';

const brand = { href: '/default/home', title: '建筑业数字平台', subtitle: '综合服务' };

function member(unread: string | null) {
  return (
    <MemberActions
      centreHref="/user/default"
      unread={unread}
      messagesOpen={false}
      onOpenMessages={() => {}}
      onLogout={() => {}}
    />
  );
}

test('shows the configured logo, title and subtitle (R-HEAD-003, R-HEAD-004)', () => {
  const { container } = mount(<Header brand={{ ...brand, logoSrc: '/logo.png' }} />);
  expect(one<HTMLImageElement>(container, 'header img').getAttribute('src')).toBe('/logo.png');
  expect(one(container, 'header a').textContent).toBe('建筑业数字平台综合服务');
});

test('without a logo the built-in mark stands in its place, and no broken picture (R-HEAD-005)', () => {
  const { container } = mount(<Header brand={{ href: '/default/home', title: '建筑业数字平台' }} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('a svg')).not.toBeNull();
  expect(container.textContent).toBe('建筑业数字平台');
});

test('a visitor sees login and register only (R-HEAD-010, R-HEAD-011)', () => {
  const { container } = mount(<VisitorActions loginHref="/login" registerHref="/register" />);
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['登录', '注册']);
  expect(container.querySelector('button')).toBeNull();
});

test('a member sees centre, bell and logout (R-HEAD-007, R-HEAD-008, R-HEAD-009)', () => {
  const { container } = mount(member('7'));
  expect(one(container, 'a').textContent).toBe('个人中心');
  const [bell, logout] = container.querySelectorAll('button');
  expect(bell?.getAttribute('aria-label')).toBe('消息，7 条未读');
  expect(logout?.textContent).toBe('退出');
});

test('no badge without unread messages (R-HEAD-013)', () => {
  const { container } = mount(member(null));
  expect(container.querySelector('b')).toBeNull();
  expect(one(container, 'button[aria-haspopup=dialog][aria-label]').getAttribute('aria-label')).toBe('消息');
});

test.each([
  [null, '消息'],
  ['1', '消息，1 条未读'],
  ['99+', '消息，99 条以上未读'],
])('the bell reads %s as %s', (unread, name) => {
  expect(bellName(unread)).toBe(name);
});

const entries: readonly MenuEntry[] = [
  { key: 'news', label: '新闻资讯', href: '/default/home?params=news' },
  { key: 'party', label: '党建引领', href: '/default/djyl/news-list', newWindow: true },
];

test('the menu marks the current entry and announces new windows', () => {
  const { container } = mount(<MenuBar entries={entries} current="news" />);
  const links = [...container.querySelectorAll('nav[aria-label=主导航] li a')];
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(links[1]?.textContent).toBe('党建引领（在新窗口打开）');
});

test('a menu click is told with its entry, again and again (R-HEAD-030)', () => {
  const onEntryClick = vi.fn((_entry: MenuEntry, event: { preventDefault: () => void }) => event.preventDefault());
  const { container } = mount(<MenuBar entries={entries} onEntryClick={onEntryClick} />);
  const news = one<HTMLAnchorElement>(container, 'a[href*=news]:not([target])');
  act(() => news.click());
  act(() => news.click());
  expect(onEntryClick.mock.calls.map(([entry]) => entry.key)).toEqual(['news', 'news']);
});

test('large text is a toggle that tells its state', () => {
  const markup = renderToStaticMarkup(<MenuBar entries={[]} largeText={{ on: true, onToggle: () => {} }} />);
  expect(markup).toMatch(/aria-pressed="true"[^>]*>.*大字版/);
});
