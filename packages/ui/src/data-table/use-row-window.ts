import { type RefObject, useEffect, useState } from 'react';
import { rowWindow } from './row-window.ts';

/** Height of a row in px before it has been measured. */
const usualRowHeight = 48;

/** Rows drawn by the server, and before the list has been measured. */
const firstHeight = 960;

/**
 * Follows the scrolling of a list and tells which of its rows to draw.
 *
 * @param scroller the box that scrolls; it holds rows marked `data-row`, all of one height.
 * @param enabled short lists are drawn whole.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, enabled: boolean) {
  const [view, setView] = useState({ scrolled: 0, height: firstHeight, rowHeight: usualRowHeight });

  useEffect(() => {
    const box = scroller.current;
    if (!box || !enabled) return;
    const measure = () => {
      const rowHeight = box.querySelector('[data-row]')?.getBoundingClientRect().height || usualRowHeight;
      setView({ scrolled: box.scrollTop, height: box.clientHeight, rowHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, enabled]);

  if (!enabled) return { start: 0, end: count, before: 0, after: 0 };
  return rowWindow(count, view.rowHeight, view.scrolled, view.height);
}
