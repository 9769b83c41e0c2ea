import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { movedPicture, PictureOrder } from './picture-order.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const all = ['#a', '#b', '#c'].map((mark) => dot + mark);

function show() {
  let latest: readonly string[] = all;
  function Example() {
    const [pictures, setPictures] = useState<readonly string[]>(all);
    latest = pictures;
    return <PictureOrder label="商品主图" pictures={pictures} max={4} onChange={setPictures} add={<i>添加</i>} />;
  }
  mount(<Example />);
  return () => latest.map((address) => address.at(-1)).join('');
}

test('keys move a picture, the focus goes along, and the step is said', async () => {
  const order = show();
  page.getByRole('button', { name: '第3张，共3张' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(order()).toBe('acb');
  await expect.element(page.getByText('第3张已移到第2张')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('第2张，共3张');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(order()).toBe('cab');
});

test('a picture becomes the cover by its button, and goes by another', async () => {
  const order = show();
  await page.getByRole('button', { name: '第3张设为封面' }).click();
  expect(order()).toBe('cab');
  await page.getByRole('button', { name: '移除第1张' }).click();
  expect(order()).toBe('ab');
  await expect.element(page.getByText('2 / 4')).toBeVisible();
});

test('a picture is dragged to the place of another', async () => {
  const order = show();
  const [first] = page.getByRole('button', { name: /第1张，/ }).elements();
  const last = page.getByRole('button', { name: /第3张，/ }).elements()[0];
  if (!first || !last) throw new Error('No pictures are shown');
  await userEvent.dragAndDrop(first, last);
  expect(order()).toBe('bca');
});

test('no place is left and none is made up', () => {
  expect(movedPicture(all, 0, -1)).toBe(all);
  expect(movedPicture(all, 0, 3)).toBe(all);
  expect(movedPicture(all, 2, 0)).toEqual([all[2], all[0], all[1]]);
});
