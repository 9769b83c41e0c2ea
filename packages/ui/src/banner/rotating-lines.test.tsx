import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { RotatingLines } from './rotating-lines.tsx';

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
  const { container } = mount(<RotatingLines kind="topics" lines={topics} />);
  wait(2999);
  expect(shown(container)).toBe('甲');
  wait(1);
  expect(shown(container)).toBe('乙');
  wait(6000);
  expect(shown(container)).toBe('甲');
});

test('entries are links with their texts (R-HEAD-050)', () => {
  const { container } = mount(<RotatingLines kind="topics" lines={topics} />);
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['甲', '乙', '丙']);
});

test('the button stops it and starts it again', () => {
  const { container } = mount(<RotatingLines kind="topics" lines={topics} />);
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
  const { container } = mount(<RotatingLines kind="topics" lines={topics} />);
  const link = one<HTMLAnchorElement>(container, '[data-place=shown] a');
  act(() => link.focus());
  wait(9000);
  expect(shown(container)).toBe('甲');
  act(() => link.blur());
  wait(3000);
  expect(shown(container)).toBe('乙');
});

test('stands still while the pointer is over it', () => {
  const { container } = mount(<RotatingLines kind="topics" lines={topics} />);
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
  const { container } = mount(<RotatingLines kind="topics" lines={topics} />);
  wait(30_000);
  expect(shown(container)).toBe('甲');
});

test('one topic needs no button, none shows nothing', () => {
  const single = mount(<RotatingLines kind="topics" lines={topics.slice(0, 1)} />);
  expect(single.container.querySelector('button')).toBeNull();
  expect(mount(<RotatingLines kind="topics" lines={[]} />).container.textContent).toBe('');
});

test('every announcement is shown in its turn, with or without an address', () => {
  const { container } = mount(
    <RotatingLines kind="announcements" lines={[...topics.slice(0, 2), { text: '停机维护' }]} />,
  );
  const turns = [0, 1, 2, 3].map(() => {
    const now = shown(container);
    wait(3000);
    return now;
  });
  expect(turns).toEqual(['甲', '乙', '停机维护', '甲']);
  expect(one(container, 'section').getAttribute('aria-label')).toBe('公告');
  expect(one(container, 'button').getAttribute('aria-label')).toBe('暂停公告滚动');
});

test('of two lines the next always waits below, so that the movement never jumps (R-STATE-032)', () => {
  const { container } = mount(<RotatingLines kind="announcements" lines={topics.slice(0, 2)} />);
  for (const next of ['乙', '甲', '乙', '甲', '乙']) {
    const lines = [...container.querySelectorAll('li')];
    const after = lines[(lines.findIndex((line) => line.dataset.place === 'shown') + 1) % lines.length];
    expect([after?.textContent, after?.dataset.place]).toEqual([next, 'waiting']);
    wait(3000);
    expect(shown(container)).toBe(next);
  }
});
