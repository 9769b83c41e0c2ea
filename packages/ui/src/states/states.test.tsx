import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { OpeningSoon } from './opening-soon.tsx';

test('a failed part offers to try again', () => {
  const onRetry = vi.fn();
  const { container } = mount(<ErrorPanel onRetry={onRetry} />);
  act(() => one<HTMLButtonElement>(container, 'button').click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(one(container, '[role=status]').textContent).toBe('加载失败，请稍后再试重试');
});

test('the error page leads home only when there is a home', () => {
  const without = mount(<ErrorPage message="页面不存在" />).container;
  expect(one(without, 'h1').textContent).toBe('页面不存在');
  expect(without.querySelector('a')).toBeNull();
  const withHome = mount(<ErrorPage message="页面不存在" homeHref="/default/home" />).container;
  expect(one(withHome, 'a').textContent).toBe('返回首页');
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
