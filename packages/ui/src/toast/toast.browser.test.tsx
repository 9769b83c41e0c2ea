import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { Header } from '../header/header.tsx';
import { MenuBar } from '../header/menu-bar.tsx';
import { mount, one } from '../testing/mount.tsx';
import { themeClass } from '../tokens/values.ts';
import { showToast, Toaster } from './toast.tsx';

test('messages appear in a polite live region', async () => {
  mount(<Toaster />);
  showToast({ tone: 'success', text: '已全部标为已读' });
  await expect.element(page.getByText('已全部标为已读')).toBeVisible();
  expect(page.getByText('已全部标为已读').element().closest('[aria-live=polite]')).not.toBeNull();
});

test('an error is an alert and stays until it is closed', async () => {
  mount(<Toaster />);
  showToast({ tone: 'error', text: '网络异常，请稍后再试' });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('网络异常，请稍后再试');
  await alert.getByRole('button', { name: '关闭' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a message with an action offers it and stays', async () => {
  mount(<Toaster />);
  showToast({ tone: 'warning', text: '请先登录', action: { text: '登录', href: '#login' } });
  await expect.element(page.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#login');
  // Messages of earlier tests may still be shown.
  const message = page.getByRole('listitem').filter({ hasText: '请先登录' });
  await message.getByRole('button', { name: '关闭' }).click();
  await expect.element(page.getByText('请先登录')).not.toBeInTheDocument();
});

test('nothing to press in a message is under 44 px in large text (6.9)', async () => {
  document.documentElement.classList.add(themeClass.largeText);
  onTestFinished(() => document.documentElement.classList.remove(themeClass.largeText));
  mount(<Toaster />);
  showToast({ tone: 'warning', text: '请先登录再发布', action: { text: '登录', href: '#login' } });
  const message = page.getByRole('listitem').filter({ hasText: '请先登录再发布' });
  const close = message.getByRole('button', { name: '关闭' });
  await expect.element(close).toBeVisible();
  for (const target of [message.getByRole('link', { name: '登录' }), close]) {
    const { offsetWidth, offsetHeight } = target.element() as HTMLElement; // a link and a button are of HTML
    expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
  }
  await close.click();
});

test('messages of one id replace each other', async () => {
  mount(<Toaster />);
  showToast({ tone: 'info', text: '第一条', id: 'network' });
  await expect.element(page.getByText('第一条')).toBeVisible();
  showToast({ tone: 'info', text: '第二条', id: 'network' });
  await expect.element(page.getByText('第二条')).toBeVisible();
  await expect.element(page.getByText('第一条')).not.toBeInTheDocument();
});

test.each([
  [1440, 900],
  [390, 844],
])('a message covers no control of the header, the menu bar below it included: %i px', async (width, height) => {
  await page.viewport(width, height);
  const { container } = mount(
    <>
      <Header brand={{ href: '#home', title: '吉林省建筑业数字平台' }}>
        <button type="button">切换企业</button>
      </Header>
      <MenuBar entries={[{ key: 'news', label: '新闻资讯', href: '#news' }]} />
      <Toaster />
    </>,
  );
  showToast({ tone: 'error', text: '网络异常，请稍后再试' });
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  const bar = one(container, 'nav').getBoundingClientRect();
  await expect.poll(() => alert.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
  // Messages outlive the region that shows them.
  await alert.getByRole('button', { name: '关闭' }).click();
});
