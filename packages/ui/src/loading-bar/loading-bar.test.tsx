import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { LoadingBar } from './loading-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

function wait(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

test('shows only when a page takes 200 ms', () => {
  const { container } = mount(<LoadingBar active />);
  wait(199);
  expect(container.querySelector('[role=progressbar]')).toBeNull();
  wait(1);
  expect(container.querySelector('[role=progressbar]')?.getAttribute('aria-label')).toBe('页面加载中');
});

test('a quick page shows nothing', () => {
  const { container, rerender } = mount(<LoadingBar active />);
  wait(150);
  rerender(<LoadingBar active={false} />);
  wait(1000);
  expect(container.innerHTML).toBe('');
});

test('fades and goes when the page is there', () => {
  const { container, rerender } = mount(<LoadingBar active />);
  wait(1000);
  rerender(<LoadingBar active={false} />);
  expect(container.querySelector('[data-phase=finishing]')).not.toBeNull();
  wait(200);
  expect(container.innerHTML).toBe('');
});
