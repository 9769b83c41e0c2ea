import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowWindow } from './row-window.ts';

/** Height of a row in px before it has been measured. */
const usualRowHeight = 48;

/** Rows drawn by the server, and before the list has been measured. */
const firstHeight = 960;

interface View {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
}

function isSameView(first: View, second: View): boolean {
  return first.scrolled === second.scrolled && first.height === second.height && first.rowHeight === second.rowHeight;
}

/**
 * Follows the scrolling of a list and tells which of its rows to draw; on paper, which does not scroll, all of them.
 *
 * @param scroller the box that scrolls; it holds rows marked `data-row`, all of one height.
 * @param enabled short lists are drawn whole.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, enabled: boolean) {
  const [isPrinting, setPrinting] = useState(false);
  const [view, setView] = useState<View>({ scrolled: 0, height: firstHeight, rowHeight: usualRowHeight });

  useEffect(() => {
    const box = scroller.current;
    if (!box || !enabled) return;
    const measure = () => {
      const rowHeight = box.querySelector('[data-row]')?.getBoundingClientRect().height || usualRowHeight;
      const scrolled = Math.floor(box.scrollTop / rowHeight) * rowHeight;
      // Some rows are drawn beyond each edge, so that whole rows are steps small enough.
      const next = { scrolled, height: box.clientHeight + rowHeight, rowHeight };
      setView((view) => (isSameView(view, next) ? view : next));
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

  useEffect(() => {
    if (!enabled) return;
    // The page is drawn for the paper as soon as this has been heard.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [enabled]);

  if (!enabled || isPrinting) return { start: 0, end: count, before: 0, after: 0 };
  return rowWindow(count, view.rowHeight, view.scrolled, view.height);
}
