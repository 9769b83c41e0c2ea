import { type RefObject, useEffect, useRef } from 'react';

/** Below 1024 px list and chat take turns, each as high as the window. */
const takesTurns = '(max-width: 1023px)';

/** On a small window, brings the chat into view as a whole when another one is opened. */
export function useShownWhole(openId: string | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openId === null || frame.current === null || !window.matchMedia(takesTurns).matches) return;
    // Not `scrollIntoView`: that leaves room for headers which stick, and here none does.
    window.scrollBy({ top: frame.current.getBoundingClientRect().top, behavior: 'instant' });
  }, [openId]);
  return frame;
}
