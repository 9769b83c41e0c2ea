import { NetworkError } from '@jianzhu/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalClientProvider } from '../../portal-client.ts';
import { stagedClient } from '../../testing/portal-stage.tsx';
import { useProgress } from './use-progress.ts';

const report = vi.fn();
vi.mock('./lesson-calls.ts', () => ({ lessonCalls: async () => ({ progress: report }) }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  report.mockReset();
  report.mockResolvedValue({ isDone: false });
});

async function play() {
  let progress: ReturnType<typeof useProgress> | undefined;
  const onTold = vi.fn();
  const Player = () => {
    progress = useProgress('7', true, onTold);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });
  await act(async () =>
    root.render(
      <PortalClientProvider value={stagedClient()}>
        <Player />
      </PortalClientProvider>,
    ),
  );
  const at = (seconds: number) => progress?.onTimeChange(seconds);
  const playing = (isPlaying: boolean) => act(async () => progress?.onPlayingChange(isPlaying));
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { onTold, at, playing, wait };
}

it('says what was lost with the network as soon as it is back, and once', async () => {
  const { at, playing, wait } = await play();
  await playing(true);
  report.mockRejectedValue(new NetworkError('lesson.progress'));
  await wait(90);
  at(90);
  report.mockClear();
  report.mockResolvedValue({ isDone: false });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(report.mock.calls.map(([{ body }]) => body)).toMatchObject([{ position: 90, seconds: 90, isPlaying: 1 }]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(report).toHaveBeenCalledTimes(1);
  await wait(10);
  expect(report.mock.lastCall?.[0].body.seconds).toBe(10);
});

it('counts no time in which it stood', async () => {
  const { playing, wait } = await play();
  await playing(true);
  await wait(5);
  await playing(false);
  await wait(60);
  await playing(true);
  expect(report.mock.calls.map(([{ body }]) => body.seconds)).toEqual([0, 5, 0]);
});
