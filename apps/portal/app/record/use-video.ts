import { BusinessError, isApiError } from '@jianzhu/api-client';
import { useEffect, useRef, useState } from 'react';

/** Where a video is played from. */
export interface PlayableVideo {
  readonly url: string;
  /** Null for all of it. */
  readonly trialSeconds: number | null;
  /** In seconds. */
  readonly startAt: number;
}

/** What is known of a video. */
export type Video =
  | { readonly kind: 'asking' }
  | ({ readonly kind: 'ready' } & PlayableVideo)
  /** It is to be paid, or for members. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed' };

const NO_PERMISSION = 403;

/**
 * A video, asked for once; `retry` asks again.
 *
 * @param key names it: another one is asked for anew
 */
export function useVideo(key: string, ask: () => Promise<PlayableVideo>) {
  const [video, setVideo] = useState<Video>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video and another try ask again
  useEffect(() => {
    let isLeft = false;
    const show = (next: Video) => {
      if (!isLeft) setVideo(next);
    };
    asking.current().then(
      (found) => show({ kind: 'ready', ...found }),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        show({ kind: error instanceof BusinessError && error.code === NO_PERMISSION ? 'locked' : 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [key, tries]);
  return {
    video,
    retry: () => {
      setVideo({ kind: 'asking' });
      setTries((count) => count + 1);
    },
  };
}
