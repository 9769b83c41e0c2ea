import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a button does not submit forms unless asked to', () => {
  const { container } = mount(<Button>发布询价</Button>);
  expect(one<HTMLButtonElement>(container, 'button').type).toBe('button');
});

test('a pending button ignores clicks, stays focusable and says what it does', () => {
  const onClick = vi.fn();
  const { container } = mount(
    <Button pending onClick={onClick}>
      确认退出
    </Button>,
  );
  const button = one<HTMLButtonElement>(container, 'button');
  act(() => button.click());
  expect(onClick).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('确认退出处理中');
});

test('a button of which nothing comes says why, stays focusable and tells who presses it', () => {
  const onClick = vi.fn();
  const { container } = mount(
    <Button why="企业管理员不能停用或移除" onClick={onClick}>
      停用
    </Button>,
  );
  const button = one<HTMLButtonElement>(container, 'button');
  expect([button.disabled, button.getAttribute('aria-disabled'), button.title, button.textContent]).toEqual([
    ...[false, 'true', '企业管理员不能停用或移除', '停用'],
  ]);
  act(() => button.click());
  expect(onClick).toHaveBeenCalledOnce();
});

test('a pending submit button does not submit again', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { container } = mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        登录
      </Button>
    </form>,
  );
  act(() => one<HTMLButtonElement>(container, 'button').click());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', () => {
  const { container } = mount(<ButtonLink href="/default/home">返回首页</ButtonLink>);
  expect(one(container, 'a').getAttribute('href')).toBe('/default/home');
});
