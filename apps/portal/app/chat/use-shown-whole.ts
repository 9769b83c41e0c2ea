import { type RefObject, useEffect, useRef } from 'react';

/** Whether one pane is seen at a time, as high as the window. */
export function panesTakeTurns(): boolean {
  return window.matchMedia('(max-width: 1023px)').matches;
}

/** On a small window, brings the chat into view as a whole when another one is opened. */
export function useShownWhole(openId: string | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openId === null || frame.current === null || !panesTakeTurns()) return;
    // Not `scrollIntoView`: that leaves room for headers which stick, and here none does.
    window.scrollBy({ top: frame.current.getBoundingClientRect().top, behavior: 'instant' });
  }, [openId]);
  return frame;
}
