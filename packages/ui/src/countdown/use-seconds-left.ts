import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment, counted down each second; 0 afterwards. Null until the page is alive, because server
 * and browser would count from different times, and while there is no moment.
 *
 * @param untilMs moment in epoch milliseconds.
 */
export function useSecondsLeft(untilMs: number | null): number | null {
  const [left, setLeft] = useState<{ readonly untilMs: number; readonly seconds: number } | null>(null);

  useEffect(() => {
    if (untilMs === null) return;
    const secondsLeft = () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
    const count = () => {
      const seconds = secondsLeft();
      setLeft({ untilMs, seconds });
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [untilMs]);

  return left !== null && left.untilMs === untilMs ? left.seconds : null;
}

/** The mark that was passed last, of those given from the largest to the smallest; null before the first. */
export function passedMark(left: number | null, marks: readonly number[]): number | null {
  if (left === null) return null;
  return marks.findLast((mark) => left <= mark) ?? null;
}
