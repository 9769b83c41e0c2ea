import { useEffect, useEffectEvent } from 'react';

/** The longest wait that a timer of a browser takes. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Does something once a moment comes, however far away it is; one in the past is none.
 *
 * @param atMs in epoch milliseconds by the clock of this device; null for none
 * @param graceMs how long after it
 */
export function useAtMoment(atMs: number | null, act: () => void, graceMs = 0): void {
  const onMoment = useEffectEvent(act);
  useEffect(() => {
    if (atMs === null || atMs <= Date.now()) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = atMs + graceMs - Date.now();
      timer = leftMs > LONGEST_MS ? setTimeout(wait, LONGEST_MS) : setTimeout(onMoment, leftMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [atMs, graceMs]);
}
