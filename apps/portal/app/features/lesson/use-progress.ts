import { BusinessError, isApiError } from '@jianzhu/api-client';
import { LESSON_REPORT_SECONDS } from '@jianzhu/domain';
import { useEffect, useRef, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import { lessonCalls } from './lesson-calls.ts';

const ELSEWHERE = 422;
const PLAYER = 'lesson-player';
/** The most that one report says. */
const LONGEST_SECONDS = 3600;

/** Of this tab, so that it takes its own place again after a reload. */
function playerOfTab(): string {
  const known = sessionStorage.getItem(PLAYER);
  if (known) return known;
  const made = newKey();
  sessionStorage.setItem(PLAYER, made);
  return made;
}

/** A report that the platform has taken. */
export interface ToldPlace {
  readonly isDone: boolean;
  readonly isPlaying: boolean;
  /** seconds */
  readonly position: number;
}

/**
 * Says where the player of a member is: when it begins, every ten seconds, when it stops, and when the page is left.
 * What is lost on the way is said with the next, at the latest when the network is back.
 *
 * @param onTold what the platform has heard, and whether the chapter has been watched
 * @returns what the player is to call, and whether it may not go on, because the account plays elsewhere
 */
export function useProgress(chapterId: string, isMember: boolean, onTold: (told: ToldPlace) => void) {
  const client = usePortalClient();
  const [elsewhere, setElsewhere] = useState(false);
  const player = useRef({ at: 0, isPlaying: false, since: 0, untoldMs: 0, isBehind: false });
  const tell = useRef<(isPlaying: boolean) => void>(() => undefined);
  tell.current = (isPlaying) => {
    const now = performance.now();
    const own = player.current;
    if (own.isPlaying) own.untoldMs += now - own.since;
    Object.assign(own, { isPlaying, since: now });
    if (!isMember) return;
    const [saidMs, position] = [own.untoldMs, Math.floor(own.at)];
    const seconds = Math.min(saidMs / 1000, LONGEST_SECONDS);
    const body = { chapterId, position, seconds, playId: playerOfTab(), isPlaying: isPlaying ? 1 : 0 };
    lessonCalls(client)
      .then((calls) => calls.progress({ body }))
      .then(
        ({ isDone }) => {
          own.untoldMs = Math.max(0, own.untoldMs - saidMs);
          own.isBehind = false;
          onTold({ isDone, isPlaying, position });
        },
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          own.isBehind = !(error instanceof BusinessError);
          if (!(error instanceof BusinessError && error.code === ELSEWHERE)) return;
          own.isPlaying = false;
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
    const catchUp = () => {
      if (player.current.isBehind) tell.current(player.current.isPlaying);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', catchUp);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', catchUp);
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
