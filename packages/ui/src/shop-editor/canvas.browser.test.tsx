import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { SampleEditor } from './testing/sample-editor.tsx';

const names = () =>
  Array.from(document.querySelectorAll('[data-cover]'), (cover) => cover.getAttribute('aria-label')?.split('，')[0]);
const cover = (name: RegExp) => page.getByRole('button', { name });

test('keys choose, move, copy, hide and remove, and the focus stays with the block', async () => {
  mount(<SampleEditor />);
  ((await cover(/^店铺招牌，第1个/).element()) as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cover(/^轮播图，第2个组件$/)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(cover(/^轮播图，第3个组件$/)).toHaveFocus();
  expect(names()).toEqual(['店铺招牌', '商品分组', '轮播图', '资质荣誉']);
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(names()).toEqual(['店铺招牌', '商品分组', '轮播图', '轮播图', '资质荣誉']);
  await userEvent.keyboard('{Control>}h{/Control}');
  await expect.element(cover(/^轮播图，第3个组件，已隐藏$/)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(names()).toEqual(['店铺招牌', '商品分组', '轮播图', '资质荣誉']);
});

test('the block that stays first is neither moved nor removed', async () => {
  mount(<SampleEditor />);
  ((await cover(/^店铺招牌，第1个/).element()) as HTMLElement).focus();
  await userEvent.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['店铺招牌', '轮播图', '商品分组', '资质荣誉']);
  await expect.element(page.getByRole('button', { name: '删除“店铺招牌”' }).first()).toHaveAttribute('aria-disabled');
});

const at = (element: Element, part = 0.5) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height * part };
};
const fire = (target: EventTarget, type: string, point: object) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, ...point }));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a tile that is dragged on the canvas becomes a block where the line is', async () => {
  mount(<SampleEditor />);
  const tile = (await page.getByRole('button', { name: '添加标题' }).element()) as HTMLElement;
  const slides = document.querySelector('[data-block="slides"]');
  if (slides === null) throw new Error('no block');
  fire(tile, 'pointerdown', at(tile));
  fire(window, 'pointermove', at(slides, 0.1));
  await frame();
  await frame();
  fire(window, 'pointermove', at(slides, 0.2));
  await frame();
  await expect.element(page.getByText('放在这里：标题')).toBeVisible();
  fire(window, 'pointerup', at(slides, 0.2));
  await expect.poll(names).toEqual(['店铺招牌', '标题', '轮播图', '商品分组', '资质荣誉']);
});

test('Escape ends a drag without a drop', async () => {
  mount(<SampleEditor />);
  const goods = document.querySelector('[data-block="goods"] > [data-cover]');
  const slides = document.querySelector('[data-block="slides"]');
  if (goods === null || slides === null) throw new Error('no block');
  fire(goods, 'pointerdown', at(goods));
  fire(window, 'pointermove', at(slides, 0.1));
  await frame();
  await userEvent.keyboard('{Escape}');
  fire(window, 'pointerup', at(slides, 0.1));
  expect(names()).toEqual(['店铺招牌', '轮播图', '商品分组', '资质荣誉']);
});

test('a block that is locked is not added, and says why', async () => {
  mount(<SampleEditor />);
  const locked = page.getByRole('button', { name: '添加视频，升级会员后可用' });
  await expect.element(locked).toHaveAttribute('aria-disabled', 'true');
  (locked.element() as HTMLElement).click();
  expect(names()).toHaveLength(4);
});
