import { BusinessError, isApiError } from '@jianzhu/api-client';
import { LESSON_REPORT_SECONDS } from '@jianzhu/domain';
import { useEffect, useRef, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import { lessonCalls } from './lesson-calls.ts';

const ELSEWHERE = 422;
const PLAYER = 'lesson-player';

/** Of this tab, so that it takes its own place again after a reload. */
function playerOfTab(): string {
  const known = sessionStorage.getItem(PLAYER);
  if (known) return known;
  const made = newKey();
  sessionStorage.setItem(PLAYER, made);
  return made;
}

/**
 * Says where the player of a member is: when it begins, every ten seconds, when it stops, and when the page is left.
 * What is lost on the way is said with the next.
 *
 * @param onDone the chapter has been watched
 * @returns what the player is to call, and whether it may not go on, because the account plays elsewhere
 */
export function useProgress(chapterId: string, isMember: boolean, onDone: () => void) {
  const client = usePortalClient();
  const [elsewhere, setElsewhere] = useState(false);
  const player = useRef({ at: 0, isPlaying: false, toldAt: 0 });
  const tell = useRef<(isPlaying: boolean) => void>(() => undefined);
  tell.current = (isPlaying) => {
    const now = performance.now();
    const { at, isPlaying: wasPlaying, toldAt } = player.current;
    const seconds = wasPlaying ? Math.min((now - toldAt) / 1000, 60) : 0;
    player.current = { at, isPlaying, toldAt: now };
    if (!isMember) return;
    const body = { chapterId, position: Math.floor(at), seconds, playId: playerOfTab(), isPlaying: isPlaying ? 1 : 0 };
    lessonCalls(client)
      .then((calls) => calls.progress({ body }))
      .then(
        ({ isDone }) => {
          if (isDone) onDone();
        },
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          if (!(error instanceof BusinessError && error.code === ELSEWHERE)) return;
          player.current.isPlaying = false;
          setElsewhere(true);
        },
      );
  };
  useEffect(() => {
    const timer = setInterval(() => {
      if (player.current.isPlaying) tell.current(true);
    }, LESSON_REPORT_SECONDS * 1000);
    const leave = () => {
      if (player.current.isPlaying) tell.current(false);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    elsewhere,
    takeOver: () => setElsewhere(false),
    onTimeChange: (at: number) => {
      player.current.at = at;
    },
    onPlayingChange: (isPlaying: boolean) => tell.current(isPlaying),
  };
}
