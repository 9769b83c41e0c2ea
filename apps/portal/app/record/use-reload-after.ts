import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Time for the platform to end what ends then. */
const GRACE_MS = 1_000;
/** The longest wait that a timer of a browser takes. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Loads the page anew once a moment has passed, so that it offers nothing that is over; a moment in the past loads
 * nothing, since the page knows of it.
 *
 * @param untilMs in epoch milliseconds by the clock of this device; null for none
 */
export function useReloadAfter(untilMs: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (untilMs === null || untilMs <= Date.now()) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = untilMs + GRACE_MS - Date.now();
      timer = leftMs > LONGEST_MS ? setTimeout(wait, LONGEST_MS) : setTimeout(() => void revalidate(), leftMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [untilMs, revalidate]);
}
