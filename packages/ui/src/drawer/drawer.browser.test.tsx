import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { Drawer } from './drawer.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="消息">
        <button type="button">全部已读</button>
      </Drawer>
    </>
  );
}

async function openDrawer() {
  mount(<Example />);
  await page.getByRole('button', { name: '打开' }).click();
  const dialog = page.getByRole('dialog', { name: '消息' });
  await expect.element(dialog).toBeVisible();
  const element = dialog.element();
  return { dialog, element, slides: element.getAnimations() };
}

function horizontalShift(element: Element): number {
  return new DOMMatrix(getComputedStyle(element).transform).m41;
}

function at(animation: Animation | undefined, milliseconds: number) {
  if (!animation) throw new Error('nothing slides');
  animation.pause();
  animation.currentTime = milliseconds;
}

test('is 550 wide, 100 below the top, at least 500 high (R-DRAWER-022 to R-DRAWER-024)', async () => {
  await page.viewport(1366, 700);
  const { element, slides } = await openDrawer();
  await Promise.all(slides.map((slide) => slide.finished));
  const box = element.getBoundingClientRect();
  expect([box.width, box.top, box.right]).toEqual([550, 100, 1366]);
  expect(getComputedStyle(element).minHeight).toBe('500px');
});

test('slides in from 550 px off the screen in 240 ms, and out again (R-DRAWER-002)', async () => {
  await page.viewport(1366, 800);
  const { element, slides } = await openDrawer();
  expect(slides[0]?.effect?.getTiming().duration).toBe(240);
  at(slides[0], 0);
  expect(horizontalShift(element)).toBe(550);
  at(slides[0], 240);
  expect(horizontalShift(element)).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => element.getAttribute('data-state')).toBe('closed');
  const [out] = element.getAnimations();
  at(out, 239.999);
  expect(horizontalShift(element)).toBeGreaterThan(549);
  out?.finish();
});

test('Escape closes it and gives the focus back (R-DRAWER-018)', async () => {
  const { dialog } = await openDrawer();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '打开' })).toHaveFocus();
});

test('the close button closes it, and Tab stays inside while it is open', async () => {
  const { dialog, element } = await openDrawer();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.keyboard('{Tab}');
    expect(element.contains(document.activeElement)).toBe(true);
  }
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('its foot can be reached in a low window', async () => {
  await page.viewport(1366, 420);
  const { element, slides } = await openDrawer();
  await Promise.all(slides.map((slide) => slide.finished));
  const box = element.getBoundingClientRect();
  expect([box.top, box.bottom]).toEqual([0, 420]);
});

test('fills a phone', async () => {
  await page.viewport(390, 844);
  const { element, slides } = await openDrawer();
  await Promise.all(slides.map((slide) => slide.finished));
  const box = element.getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, 390, 844]);
});
