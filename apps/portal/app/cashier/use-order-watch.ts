import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** How often a payment is looked after while its channel has not answered, and for how long (domain rules 13.3). */
const LOOK_MS = 2000;
const LOOKS = 15;
/** Afterwards: whoever scans a code may take minutes. */
const LATER_MS = 10_000;

/** Looks again and again while an order waits for its channel; not while the page is hidden or the network is away. */
export function useOrderWatch(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      looks += 1;
      timer = setTimeout(next, looks <= LOOKS ? LOOK_MS : LATER_MS);
    };
    const next = () => {
      look();
      wait();
    };
    // Whoever comes back from another window has paid there.
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    wait();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [isWaiting]);
}
