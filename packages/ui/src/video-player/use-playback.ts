import { type RefObject, useEffect, useState } from 'react';
import type { PlaybackRate } from './rates.ts';

/** What is known of a video while it plays. */
export interface PlaybackState {
  /** `loading` until its length is known. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isPlaying: boolean;
  /** It has to wait for more of the video. */
  readonly isWaiting: boolean;
  /** Where it is, in seconds. */
  readonly at: number;
  /** How long it is, in seconds; 0 while unknown. */
  readonly length: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly rate: PlaybackRate;
}

const unloaded: PlaybackState = {
  status: 'loading',
  isPlaying: false,
  isWaiting: false,
  at: 0,
  length: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
};

export interface PlaybackOptions {
  /** Plays no further than this many seconds. */
  readonly limit: number | undefined;
  /** Where to begin, in seconds. */
  readonly startAt: number | undefined;
  readonly onTimeChange: ((seconds: number) => void) | undefined;
  readonly onPlayingChange: ((isPlaying: boolean) => void) | undefined;
}

export type Playback = ReturnType<typeof usePlayback>;

/**
 * Follows a video element and gives the orders that its controls need. The element is the truth: the state changes when
 * it says so, whoever caused it (media keys, the browser's own menu).
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, options: PlaybackOptions) {
  const { limit, startAt, onTimeChange, onPlayingChange } = options;
  const [state, setState] = useState<PlaybackState>(unloaded);
  const change = (next: Partial<PlaybackState>) => setState((before) => ({ ...before, ...next }));

  function withinLimits(seconds: number): number {
    const end = Math.min(state.length || Number.POSITIVE_INFINITY, limit ?? Number.POSITIVE_INFINITY);
    return Math.min(Math.max(seconds, 0), end);
  }

  function play() {
    video.current?.play().catch((reason: unknown) => {
      // Why a video cannot play is told by its error event; a play that a pause or a new source overtakes is no failure.
      if (!(reason instanceof DOMException)) throw reason;
    });
  }

  function readLength(element: HTMLVideoElement) {
    change({ status: 'ready', length: Number.isFinite(element.duration) ? element.duration : 0 });
    if (startAt !== undefined && element.currentTime === 0) element.currentTime = withinLimits(startAt);
  }

  function followTime(element: HTMLVideoElement) {
    const isOver = limit !== undefined && element.currentTime >= limit;
    if (isOver) element.pause();
    const at = isOver ? limit : element.currentTime;
    change({ at });
    onTimeChange?.(at);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before this page's script ran is caught up
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (element.error) change({ status: 'failed' });
    else if (element.readyState >= HTMLMediaElement.HAVE_METADATA) readLength(element);
  }, []);

  return {
    ...state,
    play,
    pause: () => video.current?.pause(),
    toggle: () => (state.isPlaying ? video.current?.pause() : play()),
    /** To a moment in seconds, or to the nearest one that may be seen. */
    seek: (seconds: number) => {
      if (!video.current || state.status !== 'ready') return;
      video.current.currentTime = withinLimits(seconds);
      change({ at: withinLimits(seconds) });
    },
    setVolume: (volume: number) => {
      if (!video.current) return;
      video.current.volume = Math.min(Math.max(volume, 0), 1);
      video.current.muted = false;
    },
    toggleMuted: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    setRate: (rate: PlaybackRate) => {
      if (video.current) video.current.playbackRate = rate;
      change({ rate });
    },
    retry: () => video.current?.load(),
    /** To be spread on the video element. */
    events: {
      // Another source, or the same one anew.
      onLoadStart: () => change({ ...unloaded, rate: state.rate, volume: state.volume, isMuted: state.isMuted }),
      onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        // Loading a source sets the speed back to 1.
        currentTarget.playbackRate = state.rate;
        readLength(currentTarget);
      },
      onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => followTime(currentTarget),
      onPlay: () => {
        change({ isPlaying: true });
        onPlayingChange?.(true);
      },
      onPlaying: () => change({ isWaiting: false }),
      onPause: () => {
        change({ isPlaying: false, isWaiting: false });
        onPlayingChange?.(false);
      },
      onWaiting: () => change({ isWaiting: true }),
      onError: () => change({ status: 'failed', isPlaying: false, isWaiting: false }),
      onVolumeChange: ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
        change({ volume: currentTarget.volume, isMuted: currentTarget.muted }),
    },
  };
}
