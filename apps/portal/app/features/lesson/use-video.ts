import { BusinessError, isApiError } from '@jianzhu/api-client';
import { useEffect, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { lessonCalls } from './lesson-calls.ts';

/** What is known of the video of a chapter. */
export type Video =
  | { readonly kind: 'asking' }
  | { readonly kind: 'ready'; readonly url: string; readonly trialSeconds: number | null; readonly startAt: number }
  /** It is to be paid, or for members. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed' };

const NO_PERMISSION = 403;

/** The video of a chapter, asked for once; `retry` asks again. */
export function useVideo(chapterId: string, isMember: boolean) {
  const client = usePortalClient();
  const [video, setVideo] = useState<Video>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isLeft = false;
    const show = (next: Video) => {
      if (!isLeft) setVideo(next);
    };
    async function ask() {
      const calls = await lessonCalls(client);
      const query = { chapterId };
      if (!isMember) return { ...(await calls.trial({ query })), lastPosition: 0 };
      return calls.play({ query });
    }
    ask().then(
      ({ url, trialSeconds, lastPosition }) => show({ kind: 'ready', url, trialSeconds, startAt: lastPosition }),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        show({ kind: error instanceof BusinessError && error.code === NO_PERMISSION ? 'locked' : 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [client, chapterId, isMember, tries]);
  return {
    video,
    retry: () => {
      setVideo({ kind: 'asking' });
      setTries((count) => count + 1);
    },
  };
}
