import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import bridgeUrl from '../art/scene-bridge.svg?no-inline';
import roadUrl from '../art/scene-road.svg?no-inline';
import steelUrl from '../art/scene-steel.svg?no-inline';
import { Button } from '../button/button.tsx';
import { ImageViewer } from './image-viewer.tsx';

/** An empty tif: no engine but WebKit's decodes any. */
const tif = 'data:image/tiff;base64,SUkqAAgAAAAAAAAAAAA=';

const pictures = [
  { id: 'bridge', src: bridgeUrl, name: '松花江大桥合龙.svg' },
  { id: 'road', src: roadUrl, name: '高速公路养护.svg' },
  { id: 'steel', src: steelUrl, name: '钢结构吊装.svg' },
];

const meta = {
  title: '组件/ImageViewer 图片查看',
  component: ImageViewer,
  // What is open would cover the page of the component.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: false, pictures, onClose: fn(), onDownload: fn() },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="line" size="regular" onClick={() => setOpen(true)}>
          查看图片
        </Button>
        <ImageViewer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the viewer, and waits until it hears keys: its library is loaded when it is first opened. */
async function openViewer(opener: HTMLElement) {
  await userEvent.click(opener);
  const viewer = await screen.findByRole('dialog', { name: '图片查看' });
  await waitFor(() => expect(viewer.querySelector('.yarl__container')).toHaveFocus());
  return viewer;
}

export const Closed: Story = { name: '打开前的缩略图' };

export const Open: Story = {
  name: '查看图片',
  play: async ({ canvas }) => {
    await openViewer(canvas.getByRole('button', { name: '查看图片' }));
    const picture = await screen.findByRole('img', { name: '松花江大桥合龙.svg' });
    await waitFor(() => expect(picture).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  name: '键盘翻页与关闭',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '查看图片' });
    const viewer = await openViewer(opener);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('group', { name: '第2张，共3张' })).toBeVisible());
    const road = await screen.findByRole('img', { name: '高速公路养护.svg' });
    await userEvent.keyboard('r');
    await waitFor(() => expect(road).toHaveStyle({ rotate: '90deg' }));
    await userEvent.keyboard('ll');
    await waitFor(() => expect(road).toHaveStyle({ rotate: '-90deg' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Download: Story = {
  name: '下载原图',
  args: { startId: 'steel' },
  play: async ({ canvas, args }) => {
    await openViewer(canvas.getByRole('button', { name: '查看图片' }));
    await userEvent.click(await screen.findByRole('button', { name: '下载' }));
    await expect(args.onDownload).toHaveBeenCalledWith(pictures[2]);
  },
};

export const CannotBeShown: Story = {
  name: '无法显示的图片',
  args: { pictures: [{ id: 'plan', src: tif, name: '基坑支护平面图.tif' }] },
  play: async ({ canvas, args }) => {
    const viewer = await openViewer(canvas.getByRole('button', { name: '查看图片' }));
    const words = await screen.findByText('此图片无法在线预览，请下载后查看');
    await waitFor(() => expect(words).toBeVisible());
    const offers = screen.getAllByRole('button', { name: '下载' }).filter((button) => viewer.contains(button));
    for (const offer of offers) await userEvent.click(offer);
    await expect(args.onDownload).toHaveBeenCalledTimes(2);
  },
};
