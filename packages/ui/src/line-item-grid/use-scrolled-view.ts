import { type RefObject, useEffect, useState } from 'react';
import { lineHeight } from './line-offsets.ts';

/**
 * What is seen of a box that scrolls, in px, in steps of a line.
 *
 * @param firstHeight before it has been measured, and on the server.
 */
export function useScrolledView(scroller: RefObject<HTMLElement | null>, firstHeight: number) {
  const [view, setView] = useState({ scrolled: 0, height: firstHeight });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const scrolled = Math.floor(box.scrollTop / lineHeight) * lineHeight;
      const height = box.clientHeight + lineHeight;
      setView((known) => (known.scrolled === scrolled && known.height === height ? known : { scrolled, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return view;
}
