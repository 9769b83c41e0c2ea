import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import posterUrl from '../art/scene-hall.svg?no-inline';
import { Button } from '../button/button.tsx';
import { StoryGrid } from '../testing/story-grid.tsx';
import captionsUrl from './fixtures/lesson.vtt?no-inline';
import lessonUrl from './fixtures/lesson.webm?no-inline';
import { VideoPlayer } from './video-player.tsx';

/** A place that holds no video. */
const brokenUrl = 'data:video/mp4;base64,AAAA';

const meta = {
  title: '组件/VideoPlayer 视频播放器',
  component: VideoPlayer,
  args: {
    src: lessonUrl,
    title: '建设工程价款优先受偿权实务',
    captions: [{ src: captionsUrl, language: 'zh-CN', label: '中文' }],
    onEnded: fn(),
  },
  render: (args) => (
    <div style={{ width: 640, maxWidth: '100%' }}>
      <VideoPlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

function videoOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('the player has no video');
  return video;
}

async function untilLoaded(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  const video = videoOf(canvasElement);
  await waitFor(() => expect(video.readyState).toBeGreaterThan(HTMLMediaElement.HAVE_NOTHING));
  return video;
}

export const Ready: Story = {
  name: '课程视频',
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await expect(await canvas.findByText('00:00 / 00:20')).toBeVisible();
  },
};

export const Rates: Story = {
  name: '切换倍速',
  play: async ({ canvas, canvasElement }) => {
    const video = await untilLoaded(canvasElement);
    const opener = canvas.getByRole('button', { name: '1倍速' });
    await userEvent.click(opener);
    const names = canvas.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    await expect(names).toEqual(['2倍', '1.5倍', '1倍', '0.5倍']);
    await expect(canvas.getByRole('radio', { name: '1倍' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(video.playbackRate).toBe(1.5));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '1.5倍速' })).toHaveFocus();
  },
};

export const RatesOpen: Story = {
  name: '倍速菜单',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1倍速' }));
  },
};

/** The browser draws captions a pixel higher or lower. */
export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const video = await untilLoaded(canvasElement);
    canvas.getByRole('region').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(10, 1));
    await userEvent.keyboard('m');
    await expect(await canvas.findByRole('button', { name: '取消静音' })).toBeVisible();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: '字幕' })).toHaveAttribute('aria-pressed', 'true');
    await expect(video.textTracks[0]?.mode).toBe('showing');
  },
};

export const Rotated: Story = {
  name: '旋转画面',
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await canvas.findByText('00:00 / 00:20');
    await userEvent.click(canvas.getByRole('button', { name: '旋转画面' }));
    await waitFor(() => expect(videoOf(canvasElement)).toHaveStyle({ rotate: '90deg' }));
  },
};

/** Its address is still being asked for. */
export const Loading: Story = {
  name: '加载中',
  args: { src: undefined, poster: posterUrl, captions: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '旋转画面' }));
    await expect(await canvas.findByText('请等待视频加载完毕')).toBeVisible();
  },
};

export const CannotPlay: Story = {
  name: '无法播放',
  args: { src: brokenUrl, captions: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('此视频暂无法播放，请稍后再试')).toBeVisible();
    const onLoadStart = fn();
    videoOf(canvasElement).addEventListener('loadstart', onLoadStart);
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(onLoadStart).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

const offer = (
  <>
    <p>试看已结束</p>
    <p>购买后观看全部12讲</p>
    <p>299元</p>
    <Button size="regular">立即购买</Button>
  </>
);

export const PreviewOver: Story = {
  name: '试看结束',
  // The frame at which the video stops is the browser's choice.
  tags: ['no-picture'],
  args: { previewSeconds: 5, startAt: 5, offer, poster: posterUrl },
  play: async ({ canvas, canvasElement }) => {
    const video = await untilLoaded(canvasElement);
    await expect(await canvas.findByText('试看已结束')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重看试看部分' }));
    await waitFor(() => expect(video.currentTime).toBeLessThan(4));
    await waitFor(() => expect(canvas.queryByText('试看已结束')).not.toBeInTheDocument());
    video.pause();
  },
};

export const NotBought: Story = {
  name: '尚未购买',
  args: { previewSeconds: 0, offer, poster: posterUrl },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(videoOf(canvasElement)).not.toHaveAttribute('src');
  },
};

export const Matrix: Story = {
  name: '各种状态',
  render: ({ title }) => (
    <StoryGrid columns={2}>
      {[
        { key: 'ready', src: lessonUrl, poster: posterUrl },
        { key: 'failed', src: brokenUrl },
        { key: 'locked', src: lessonUrl, poster: posterUrl, previewSeconds: 0, offer },
      ].map(({ key, ...player }) => (
        <div key={key} style={{ width: 480 }}>
          <VideoPlayer title={`${title} ${key}`} {...player} />
        </div>
      ))}
    </StoryGrid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
