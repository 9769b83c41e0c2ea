import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import roadUrl from '../art/scene-road.svg?no-inline';
import steelUrl from '../art/scene-steel.svg?no-inline';
import { mount } from '../testing/mount.tsx';
import { ImageViewer, type Picture } from './image-viewer.tsx';

const pictures = [
  { id: 'road', src: roadUrl, name: '道路.svg' },
  { id: 'steel', src: steelUrl, name: '钢构.svg' },
];

async function openViewer(shown: readonly Picture[] = pictures, startId?: string) {
  const onDownload = vi.fn();
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          查看
        </button>
        <ImageViewer
          open={open}
          pictures={shown}
          startId={startId}
          onClose={() => setOpen(false)}
          onDownload={onDownload}
        />
      </>
    );
  }
  mount(<Example />);
  await page.getByRole('button', { name: '查看' }).click();
  const viewer = page.getByRole('dialog', { name: '图片查看' });
  await expect.element(viewer).toBeInTheDocument();
  return { viewer, onDownload };
}

const box = (name: string) => page.getByRole('img', { name }).element().getBoundingClientRect();

test('a turned picture stays whole inside the window, whatever its sides', async () => {
  await page.viewport(1000, 500);
  await openViewer();
  await expect.poll(() => box('道路.svg').width).toBeGreaterThan(0);
  const before = box('道路.svg');
  expect(before.width / before.height).toBeCloseTo(16 / 9, 1);
  await page.getByRole('button', { name: '向右旋转' }).click();
  await expect.poll(() => box('道路.svg').height / box('道路.svg').width).toBeCloseTo(16 / 9, 1);
  const turned = box('道路.svg');
  expect(turned.top).toBeGreaterThanOrEqual(0);
  expect(turned.bottom).toBeLessThanOrEqual(500);
});

test('zooming makes the picture larger and smaller again, and the button at its end keeps the focus', async () => {
  await openViewer();
  await expect.poll(() => box('道路.svg').width).toBeGreaterThan(0);
  const plain = box('道路.svg').width;
  await page.getByRole('button', { name: '放大' }).click();
  await expect.poll(() => box('道路.svg').width).toBeGreaterThan(plain * 1.5);
  const smaller = page.getByRole('button', { name: '缩小' });
  await smaller.click();
  await expect.poll(() => box('道路.svg').width).toBeCloseTo(plain, 0);
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
  await expect.element(smaller).toHaveFocus();
});

test('begins with the picture asked for, and a parent that draws anew does not send it back there', async () => {
  await openViewer(pictures, 'steel');
  await expect.element(page.getByRole('group', { name: '第2张，共2张' })).toBeInTheDocument();
  await page.getByRole('button', { name: '向左旋转' }).click();
  await page.getByRole('button', { name: '上一张' }).click();
  await expect.element(page.getByRole('group', { name: '第1张，共2张' })).toBeInTheDocument();
  await page.getByRole('button', { name: '向左旋转' }).click();
  await expect.element(page.getByRole('img', { name: '道路.svg' })).toHaveStyle({ rotate: '-90deg' });
  await expect.element(page.getByRole('group', { name: '第1张，共2张' })).toBeInTheDocument();
});

test('a picture that the browser cannot decode offers the download (R-UP-042, decision 19)', async () => {
  const tif = { id: 'plan', src: 'data:image/tiff;base64,SUkqAAgAAAAAAAAAAAA=', name: '总平面图.tif' };
  const { viewer, onDownload } = await openViewer([tif]);
  await viewer.getByRole('status').getByRole('button', { name: '下载' }).click();
  expect(onDownload).toHaveBeenCalledWith(tif);
});

test('a script inside an svg does not run: it is shown as an image only (R-UP-045)', async () => {
  const code = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>parent.ran = true</script></svg>`;
  const src = URL.createObjectURL(new Blob([code], { type: 'image/svg+xml' }));
  await openViewer([{ id: 'svg', src, name: '图.svg' }]);
  await expect.poll(() => box('图.svg').width).toBe(40);
  expect(window).not.toHaveProperty('ran');
  URL.revokeObjectURL(src);
});

test('no style tag is added, so that a strict policy stays kept', async () => {
  const before = document.querySelectorAll('style').length;
  await openViewer();
  await page.getByRole('button', { name: '放大' }).click();
  const added = [...document.querySelectorAll('style')].slice(before);
  // In development the bundler itself puts each stylesheet into a tag that carries the file's name.
  expect(added.filter((tag) => tag.dataset.viteDevId === undefined)).toEqual([]);
});

const holdsFocus = (viewer: { element(): Element }) => viewer.element().contains(document.activeElement);

test('the focus goes round inside, whichever way Tab leads', async () => {
  const { viewer } = await openViewer();
  const next = page.getByRole('button', { name: '下一张' });
  await expect.element(next).toBeVisible();
  // As many as there are controls, and a few more.
  for (let steps = 0; steps < 12; steps += 1) {
    await userEvent.tab();
    expect(holdsFocus(viewer), `after ${steps + 1} steps`).toBe(true);
  }
  (next.element() as HTMLElement).focus(); // a locator names an Element
  await userEvent.tab();
  expect(holdsFocus(viewer)).toBe(true);
  for (let steps = 0; steps < 12; steps += 1) {
    await userEvent.tab({ shift: true });
    expect(holdsFocus(viewer), `after ${steps + 1} steps back`).toBe(true);
  }
});

test('Escape leaves from every control, and the focus goes back to what opened it', async () => {
  await openViewer();
  const opener = page.getByRole('button', { name: '查看' });
  for (const name of ['下一张', '放大', '下载', '关闭']) {
    if (!page.getByRole('dialog', { name: '图片查看' }).query()) await opener.click();
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    (page.getByRole('button', { name }).element() as HTMLElement).focus(); // a locator names an Element
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: '图片查看' })).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});
