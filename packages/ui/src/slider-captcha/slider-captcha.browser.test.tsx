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

const puzzle = (picture: string, state: 'ready' | 'checking' | 'failed', untilMs?: number) => (
  <SliderCaptcha
    pictureSrc={`${pictureUrl}#${picture}`}
    pieceSrc={pieceUrl}
    pieceTop={45}
    untilMs={untilMs}
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

test.each([
  ['a press without a movement', 0, 0],
  ['a right click that moves', 2, 60],
])('%s does not solve, and leaves the piece where the keys have put it', async (_name, button, movedPx) => {
  onSolve.mockClear();
  mount(puzzle('one', 'ready'));
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}{ArrowRight}');
  const handle = slider.element();
  // Captures only pointers that a browser has seen.
  if (handle instanceof HTMLElement) handle.setPointerCapture = () => undefined;
  const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, button, bubbles: true });
  handle.dispatchEvent(new PointerEvent('pointerdown', at(100)));
  handle.dispatchEvent(new PointerEvent('pointermove', at(100 + movedPx)));
  handle.dispatchEvent(new PointerEvent('pointerup', at(100 + movedPx)));
  handle.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  await expect.element(slider).toHaveAttribute('aria-valuenow', '11');
  expect(onSolve).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSolve.mock.lastCall).toEqual([expect.objectContaining({ x: 11, by: 'keyboard' })]);
});

test('a piece that has not been moved is not handed in', async () => {
  onSolve.mockClear();
  mount(puzzle('one', 'ready'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: '确认' }).click();
  expect(onSolve).not.toHaveBeenCalled();
});

const said = page.getByRole('status');
const soon = '图片将在20秒内过期，到时自动更换，也可现在点“换一张”';

test('tells that the time of the picture is nearly up, and changes it at the end under the same focus (WCAG 2.2.1)', async () => {
  onRefresh.mockClear();
  const { rerender } = mount(puzzle('one', 'ready', Date.now() + 60_000));
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}');
  await expect.element(said).toBeEmptyDOMElement();
  rerender(puzzle('one', 'ready', Date.now() + 19_000));
  await expect.element(said).toHaveTextContent(soon);
  expect(onRefresh).not.toHaveBeenCalled();
  rerender(puzzle('one', 'ready', Date.now()));
  await vi.waitFor(() => expect(onRefresh).toHaveBeenCalledTimes(1));
  rerender(puzzle('two', 'ready', Date.now() + 120_000));
  await expect.element(said).toHaveTextContent('图片已过期，已自动换一张，请重新拼图');
  await expect.element(slider).toHaveFocus();
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0');
  rerender(puzzle('three', 'ready', Date.now() + 120_000));
  await expect.element(said).toBeEmptyDOMElement();
});

test('takes no picture away while its place is checked or its piece is held', async () => {
  onRefresh.mockClear();
  const { rerender } = mount(puzzle('one', 'checking', Date.now() - 1));
  await expect.element(said).toHaveTextContent('正在验证');
  const handle = slider.element();
  if (handle instanceof HTMLElement) handle.setPointerCapture = () => undefined;
  const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, button: 0, bubbles: true });
  rerender(puzzle('one', 'ready', Date.now() + 60_000));
  handle.dispatchEvent(new PointerEvent('pointerdown', at(100)));
  rerender(puzzle('one', 'ready', Date.now() - 1));
  handle.dispatchEvent(new PointerEvent('pointermove', at(102)));
  await expect.element(said).toBeEmptyDOMElement();
  expect(onRefresh).not.toHaveBeenCalled();
  // Let go without a movement: nothing is handed in, so that the picture has to go by itself.
  handle.dispatchEvent(new PointerEvent('pointerup', at(102)));
  await vi.waitFor(() => expect(onRefresh).toHaveBeenCalledTimes(1));
});

test('says beside why a piece was not judged that time is short', async () => {
  const { rerender } = mount(puzzle('one', 'checking', Date.now() + 19_000));
  rerender(puzzle('one', 'failed', Date.now() + 19_000));
  await expect.element(said).toHaveTextContent(`验证失败，请重试；${soon}`);
});

test.each([320, 360, 390])(
  'on a phone of %i px keeps within a dialog, and counts a drag in px of the picture',
  async (width) => {
    onSolve.mockClear();
    await page.viewport(width, 844);
    const inDialog = <div style={{ width: width - 64 }}>{puzzle('one', 'ready')}</div>;
    const { container } = mount(inDialog);
    const box = container.firstElementChild;
    const handle = slider.element();
    if (!(box instanceof HTMLElement && handle instanceof HTMLElement)) throw new Error('a puzzle is shown');
    expect(box.scrollWidth).toBe(width - 64);
    const tools = page.getByRole('button').elements().slice(0, 4);
    expect(tools.map((tool) => tool.getBoundingClientRect().height)).toEqual([44, 44, 44, 44]);
    handle.setPointerCapture = () => undefined;
    const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, button: 0, bubbles: true });
    const scale = Math.min(300, width - 64) / 300;
    handle.dispatchEvent(new PointerEvent('pointerdown', at(10)));
    handle.dispatchEvent(new PointerEvent('pointermove', at(10 + 150 * scale)));
    handle.dispatchEvent(new PointerEvent('pointerup', at(10 + 150 * scale)));
    expect(onSolve.mock.lastCall).toEqual([expect.objectContaining({ x: 150, by: 'pointer' })]);
  },
);
