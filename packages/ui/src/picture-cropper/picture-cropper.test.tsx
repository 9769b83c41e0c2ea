import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { middleCrop } from './crop.ts';
import { PictureCropper } from './picture-cropper.tsx';

const picture = { width: 480, height: 240 };
const crop = middleCrop(picture);

function show() {
  const onCrop = vi.fn();
  const { container } = mount(<PictureCropper src="/a.png" picture={picture} crop={crop} onCrop={onCrop} />);
  const stage = one(container, 'button[aria-label^="移动图片"]');
  const press = (key: string, shiftKey = false) =>
    act(() => void stage.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })));
  return { container, stage, press, onCrop };
}

it('moves the square by the arrow keys, faster with Shift', () => {
  const { press, onCrop } = show();
  press('ArrowRight');
  expect(onCrop).toHaveBeenLastCalledWith({ x: 118, y: 0, side: 240 });
  press('ArrowLeft', true);
  expect(onCrop).toHaveBeenLastCalledWith({ x: 140, y: 0, side: 240 });
  press('a');
  expect(onCrop).toHaveBeenCalledTimes(2);
});

it('enlarges by keys and buttons, and not below the whole picture', () => {
  const { container, press, onCrop } = show();
  press('+');
  expect(onCrop).toHaveBeenLastCalledWith({ x: 144, y: 24, side: 192 });
  expect(one<HTMLButtonElement>(container, '[aria-label="缩小"]').disabled).toBe(true);
  act(() => one(container, '[aria-label="放大"]').click());
  expect(onCrop).toHaveBeenCalledTimes(2);
});

it('follows one finger; another one pulls nothing', () => {
  const { stage, onCrop } = show();
  stage.setPointerCapture = () => undefined;
  const touch = (type: string, isPrimary: boolean, clientX: number) =>
    act(() => void stage.dispatchEvent(new PointerEvent(type, { isPrimary, clientX, bubbles: true })));
  touch('pointerdown', true, 100);
  touch('pointerdown', false, 180);
  touch('pointermove', false, 190);
  expect(onCrop).not.toHaveBeenCalled();
  touch('pointermove', true, 90);
  expect(onCrop).toHaveBeenCalledExactlyOnceWith({ x: 130, y: 0, side: 240 });
});

it('shows the same square large and as a round preview', () => {
  const { container } = show();
  const widths = [...container.querySelectorAll('img')].map(({ style }) => style.width);
  expect(widths).toEqual(['480px', '160px']);
});
