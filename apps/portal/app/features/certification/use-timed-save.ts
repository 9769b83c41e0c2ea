import { useEffect, useRef, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';

/** From the first change to the save of all that stands there by then. */
const WAIT_MS = 30_000;

/** Saves by itself: half a minute after something was changed, when the page is hidden, and when the network is back. */
export function useTimedSave({ isOn, save }: { readonly isOn: boolean; readonly save: () => Promise<unknown> }): void {
  const newest = useRef(save);
  newest.current = save;
  const isSaving = useRef(false);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be saved is tried again after the next wait
  useEffect(() => {
    if (!isOn) return;
    const run = () => {
      if (isSaving.current) return;
      isSaving.current = true;
      void newest
        .current()
        .catch(logUnlessShown)
        .finally(() => {
          isSaving.current = false;
          setAttempts((count) => count + 1);
        });
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') run();
    };
    const timer = setTimeout(run, WAIT_MS);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', run);
    };
  }, [isOn, attempts]);
}
