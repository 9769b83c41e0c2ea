import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OpeningSoon } from './opening-soon.tsx';

test('a failed part offers to try again', () => {
  const onRetry = vi.fn();
  const { container } = mount(<ErrorPanel onRetry={onRetry} />);
  act(() => one<HTMLButtonElement>(container, 'button').click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(one(container, '[role=status]').textContent).toBe('加载失败，请稍后再试重试');
});

test('what is known of an empty place stands term beside value', () => {
  const { container } = mount(<EmptyState facts={[{ term: '您的角色', value: '采购员' }]} />);
  expect(one(container, 'dt').textContent).toBe('您的角色');
  expect(one(container, 'dd').textContent).toBe('采购员');
});

test('the error page says why and loads again, and leads nowhere (R-ERRPAGE-003)', () => {
  const onReload = vi.fn();
  const { container } = mount(<ErrorPage message="请求出错，状态码：500" onReload={onReload} />);
  expect(one(container, 'h1').textContent).toBe('请求出错，状态码：500');
  expect(container.querySelector('a')).toBeNull();
  act(() => one<HTMLButtonElement>(container, 'button').click());
  expect(onReload).toHaveBeenCalledOnce();
});

test('an unknown address keeps the sentence of the specification and leads on (decision 71)', () => {
  const onSearch = vi.fn();
  const { container } = mount(
    <NotFoundPage
      message="This page could not be found"
      homeHref="/default/home"
      searchAction="/default/global-search"
      onSearch={onSearch}
      ways={[{ name: '帮助中心', text: '注册指引', href: '/default/home/help', icon: 'help' }]}
    />,
  );
  expect(one(container, 'h1').textContent).toBe('页面不存在');
  expect(one(container, '[lang=en]').textContent).toBe('This page could not be found');
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/default/home', '/default/home/help']);
  one<HTMLInputElement>(container, 'input').value = ' 钢筋 ';
  act(() => one<HTMLFormElement>(container, 'form').requestSubmit());
  expect(onSearch).toHaveBeenCalledWith('钢筋');
});

test('a page that is not open yet says so under its own name', () => {
  const { container } = mount(<OpeningSoon name="开放接口" backHref="/default/home" />);
  expect(one(container, 'h1').textContent).toBe('开放接口');
  expect(container.textContent).toContain('该页面即将开放');
  expect(one(container, 'a').getAttribute('href')).toBe('/default/home');
});

test('an empty list says what to do next', () => {
  const { container } = mount(<EmptyState text="换一个说法再试" action={<a href="/publish">发布询价</a>} />);
  expect(container.textContent).toBe('暂无数据换一个说法再试发布询价');
});
