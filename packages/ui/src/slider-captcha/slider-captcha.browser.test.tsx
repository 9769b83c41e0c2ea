import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import pictureUrl from '../art/captcha.svg?no-inline';
import pieceUrl from '../art/captcha-piece.svg?no-inline';
import { mount } from '../testing/mount.tsx';
import { SliderCaptcha } from './slider-captcha.tsx';

const slider = page.getByRole('slider');
const onSolve = vi.fn();
const onRefresh = vi.fn();

const puzzle = (picture: string, state: 'ready' | 'checking' | 'failed') => (
  <SliderCaptcha
    pictureSrc={`${pictureUrl}#${picture}`}
    pieceSrc={pieceUrl}
    pieceTop={45}
    state={state}
    onSolve={onSolve}
    onRefresh={onRefresh}
    onOtherWay={() => undefined}
  />
);

test('another picture starts anew under the same focus', async () => {
  const { rerender } = mount(puzzle('one', 'ready'));
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}{Enter}');
  rerender(puzzle('one', 'checking'));
  rerender(puzzle('two', 'failed'));
  await expect.element(slider).toHaveFocus();
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const track = [[1, 0, expect.any(Number)]];
  expect(onSolve.mock.lastCall).toEqual([{ x: 1, by: 'keyboard', track }]);
});

test('a button that was pressed keeps the focus while the place is checked, and does nothing then', async () => {
  const { rerender } = mount(puzzle('one', 'ready'));
  const refresh = page.getByRole('button', { name: '换一张' });
  await refresh.click();
  rerender(puzzle('one', 'checking'));
  await expect.element(refresh).toHaveAttribute('aria-disabled', 'true');
  await expect.element(refresh).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(1);
});
