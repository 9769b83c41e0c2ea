import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import lessonUrl from './fixtures/lesson.webm?no-inline';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

const brokenUrl = 'data:video/mp4;base64,AAAA';

function show(props: Partial<VideoPlayerProps> = {}) {
  const player = (changed: Partial<VideoPlayerProps>) => (
    <div style={{ width: 640 }}>
      <VideoPlayer src={lessonUrl} title="第二讲" {...changed} />
    </div>
  );
  const { container, rerender } = mount(player(props));
  const video = one<HTMLVideoElement>(container, 'video');
  return { video, container, change: (changed: Partial<VideoPlayerProps>) => rerender(player(changed)) };
}

const length = page.getByText('00:00 / 00:20');

test('is 16:9, and plays at the usual speed (R-CONST-037, R-CONST-040)', async () => {
  const { video, container } = show();
  const { width, height } = one(container, 'section').getBoundingClientRect();
  expect([width, height]).toEqual([640, 360]);
  expect(video.playbackRate).toBe(1);
});

test.each([
  ['0.5倍', 0.5],
  ['1.5倍', 1.5],
  ['2倍', 2],
])('%s is one of its speeds, and a new source keeps it (R-CONST-036, R-CONST-038, R-CONST-039)', async (name, rate) => {
  const { video, change } = show();
  await expect.element(length).toBeInTheDocument();
  await page.getByRole('button', { name: '1倍速' }).click();
  await page.getByRole('radio', { name, exact: true }).click({ force: true });
  expect(video.playbackRate).toBe(rate);
  await expect.element(page.getByRole('button', { name: `${rate}倍速` })).toHaveFocus();
  await expect.element(page.getByRole('radio', { name })).not.toBeInTheDocument();
  change({ src: `${lessonUrl}&chapter=2` });
  await expect.poll(() => video.currentSrc).toContain('chapter=2');
  await expect.element(length).toBeInTheDocument();
  await expect.poll(() => video.playbackRate).toBe(rate);
});

test('a video that cannot play says so, and is loaded anew when asked (R-ERR-030)', async () => {
  const { video, container, change } = show({ src: brokenUrl });
  await expect.element(page.getByText('此视频暂无法播放，请稍后再试')).toBeVisible();
  const onLoadStart = vi.fn();
  video.addEventListener('loadstart', onLoadStart);
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => onLoadStart).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(one(container, 'section'));
  await expect.element(page.getByRole('alert')).toBeInTheDocument();
  change({ src: lessonUrl });
  await expect.element(length).toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('turning before the video is loaded asks to wait, and turns nothing (R-ERR-031)', async () => {
  const { video, change } = show({ src: undefined });
  await page.getByRole('button', { name: '旋转画面' }).click();
  await expect.element(page.getByText('请等待视频加载完毕')).toBeVisible();
  expect(video.style.rotate).toBe('0deg');
  change({ src: lessonUrl });
  await expect.element(length).toBeInTheDocument();
  await expect.element(page.getByText('请等待视频加载完毕')).not.toBeInTheDocument();
});

test('a turned picture stays inside the player', async () => {
  const { video, container } = show();
  await expect.element(length).toBeInTheDocument();
  await page.getByRole('button', { name: '旋转画面' }).click();
  const stage = one(container, 'section').getBoundingClientRect();
  const turned = video.getBoundingClientRect();
  expect(turned.width).toBeCloseTo(stage.width, 0);
  expect(turned.height).toBeCloseTo(stage.height, 0);
});

test('the preview ends where it ends: playing stops there, and no slider goes further', async () => {
  const onTimeChange = vi.fn();
  const { video } = show({ previewSeconds: 1, offer: <p>购买后观看</p>, onTimeChange });
  await expect.element(length).toBeInTheDocument();
  await page.getByRole('button', { name: '静音' }).click();
  await page.getByRole('button', { name: '播放' }).click();
  await expect.element(page.getByText('购买后观看')).toBeVisible();
  expect(video.paused).toBe(true);
  expect(Math.max(...onTimeChange.mock.calls.map(([seconds]) => seconds))).toBe(1);
  page.getByRole('slider', { name: '播放进度' }).element().focus();
  await userEvent.keyboard('{End}');
  expect(video.currentTime).toBeLessThanOrEqual(1.5);
  await expect.element(page.getByText('购买后观看')).toBeVisible();
});

test('what was not bought is not even asked for', async () => {
  const { video } = show({ previewSeconds: 0, offer: <p>购买后观看</p> });
  await expect.element(page.getByText('购买后观看')).toBeVisible();
  expect(video.currentSrc).toBe('');
});

test('goes on where it was left, and follows what others do to the element', async () => {
  const { video } = show({ startAt: 7 });
  await expect.element(page.getByText('00:07 / 00:20')).toBeInTheDocument();
  video.muted = true;
  await expect.element(page.getByRole('button', { name: '取消静音' })).toBeInTheDocument();
});

test('the keys act from the stage, and those of the slider move as far', async () => {
  const { video, container } = show();
  await expect.element(length).toBeInTheDocument();
  one(container, 'section').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => video.currentTime).toBe(5);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => video.volume).toBeCloseTo(0.9);
  page.getByRole('slider', { name: '播放进度' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect.poll(() => video.currentTime).toBe(15);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => video.currentTime).toBe(10);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(() => video.currentTime).toBe(video.duration);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => video.currentTime).toBe(0);
  expect(video.volume).toBeCloseTo(0.9);
  await userEvent.keyboard('m ');
  await expect.poll(() => video.muted).toBe(true);
  expect(video.paused).toBe(true);
});
