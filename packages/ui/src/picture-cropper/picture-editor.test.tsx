import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { unedited } from './area.ts';
import { PictureEditor } from './picture-editor.tsx';

const picture = { width: 800, height: 400 };

function show(edit = unedited(picture)) {
  const onEdit = vi.fn();
  const { container } = mount(<PictureEditor src="/a.png" picture={picture} edit={edit} onEdit={onEdit} />);
  const named = (start: string) => one<HTMLButtonElement>(container, `button[aria-label^="${start}"]`);
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    container,
    onEdit,
    named,
    press: (start: string, key: string, shiftKey = false) =>
      act(() => void named(start).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))),
    click: (name: string) => act(() => button(name)?.click()),
  };
}

it('cuts by the arrow keys at its corners, and moves what is left', () => {
  const { press, onEdit } = show();
  press('左上角', 'ArrowRight');
  expect(onEdit).toHaveBeenLastCalledWith({ turns: 0, area: { x: 8, y: 0, width: 792, height: 400 } });
  press('右下角', 'ArrowUp', true);
  expect(onEdit).toHaveBeenLastCalledWith({ turns: 0, area: { x: 0, y: 0, width: 800, height: 320 } });
  press('右下角', 'a');
  expect(onEdit).toHaveBeenCalledTimes(2);
  const cut = show({ turns: 0, area: { x: 100, y: 100, width: 200, height: 200 } });
  cut.press('移动裁剪框', 'ArrowLeft', true);
  expect(cut.onEdit).toHaveBeenLastCalledWith({ turns: 0, area: { x: 20, y: 100, width: 200, height: 200 } });
});

it('follows a pointer by what it moves over the picture as it is shown, a second finger pulls nothing', () => {
  const { container, named, onEdit } = show();
  const stage = named('移动裁剪框').parentElement;
  if (stage) stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
  const corner = named('左上角');
  corner.setPointerCapture = () => undefined;
  const touch = (type: string, isPrimary: boolean, clientX: number) =>
    act(() => void corner.dispatchEvent(new PointerEvent(type, { isPrimary, clientX, bubbles: true })));
  touch('pointerdown', true, 0);
  touch('pointermove', false, 90);
  expect(onEdit).not.toHaveBeenCalled();
  touch('pointermove', true, 50);
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ turns: 0, area: { x: 100, y: 0, width: 700, height: 400 } });
  touch('pointerup', true, 50);
  touch('pointermove', true, 90);
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(container.querySelector('img')?.style.transform).toContain('rotate(0deg)');
});

it('turns the picture with what is left of it, and takes everything back', () => {
  const { container, click, onEdit } = show({ turns: 3, area: { x: 0, y: 0, width: 400, height: 600 } });
  expect(container.querySelector('img')?.style.transform).toContain('rotate(270deg)');
  click('向右旋转');
  expect(onEdit).toHaveBeenLastCalledWith({ turns: 0, area: { x: 200, y: 0, width: 600, height: 400 } });
  click('向左旋转');
  expect(onEdit).toHaveBeenLastCalledWith({ turns: 2, area: { x: 0, y: 0, width: 600, height: 400 } });
  click('还原');
  expect(onEdit).toHaveBeenLastCalledWith(unedited(picture));
});
