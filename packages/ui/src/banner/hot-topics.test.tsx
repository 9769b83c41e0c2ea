import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { HotTopics } from './hot-topics.tsx';

const topics = ['甲', '乙', '丙'].map((text) => ({ text, href: `/topic/${text}` }));

function reduceMotion(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList); // only `matches` is read
}

beforeEach(() => {
  vi.useFakeTimers();
  reduceMotion(false);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

function shown(container: HTMLElement): string | null {
  return one(container, '[data-place=shown]').textContent;
}

function wait(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

test('moves on after 3000 ms and starts again at the end (R-HEAD-049)', () => {
  const { container } = mount(<HotTopics topics={topics} />);
  wait(2999);
  expect(shown(container)).toBe('甲');
  wait(1);
  expect(shown(container)).toBe('乙');
  wait(6000);
  expect(shown(container)).toBe('甲');
});

test('entries are links with their texts (R-HEAD-050)', () => {
  const { container } = mount(<HotTopics topics={topics} />);
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['甲', '乙', '丙']);
});

test('the button stops it and starts it again', () => {
  const { container } = mount(<HotTopics topics={topics} />);
  const button = one<HTMLButtonElement>(container, 'button');
  expect(button.getAttribute('aria-label')).toBe('暂停热点滚动');
  act(() => button.click());
  wait(9000);
  expect(shown(container)).toBe('甲');
  expect(button.getAttribute('aria-label')).toBe('继续热点滚动');
  act(() => button.click());
  wait(3000);
  expect(shown(container)).toBe('乙');
});

test('stands still while the focus is inside', () => {
  const { container } = mount(<HotTopics topics={topics} />);
  const link = one<HTMLAnchorElement>(container, '[data-place=shown] a');
  act(() => link.focus());
  wait(9000);
  expect(shown(container)).toBe('甲');
  act(() => link.blur());
  wait(3000);
  expect(shown(container)).toBe('乙');
});

test('stands still while the pointer is over it', () => {
  const { container } = mount(<HotTopics topics={topics} />);
  const region = one(container, 'section');
  act(() => {
    region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  wait(9000);
  expect(shown(container)).toBe('甲');
  act(() => {
    region.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  });
  wait(3000);
  expect(shown(container)).toBe('乙');
});

test('never moves when reduced motion is asked for', () => {
  reduceMotion(true);
  const { container } = mount(<HotTopics topics={topics} />);
  wait(30_000);
  expect(shown(container)).toBe('甲');
});

test('one topic needs no button, none shows nothing', () => {
  const single = mount(<HotTopics topics={topics.slice(0, 1)} />);
  expect(single.container.querySelector('button')).toBeNull();
  expect(mount(<HotTopics topics={[]} />).container.textContent).toBe('');
});
