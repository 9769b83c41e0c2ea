import { type RefObject, useEffect, useState } from 'react';

/** Sizes of a page in px, with what stands around it. */
const pageSizes = { pc: { width: 1366, height: 0 }, app: { width: 391, height: 828 } } as const;
const roundabout = 44;
const least = 0.3;

/** The scale at which a page of a terminal fits into the canvas, in whole percent: by width on pc, by height on app. */
function fittingScale(terminal: keyof typeof pageSizes, area: { readonly width: number; readonly height: number }) {
  const { width, height } = pageSizes[terminal];
  const byWidth = (area.width - roundabout) / width;
  const byHeight = height === 0 ? 1 : (area.height - roundabout) / height;
  return Math.max(least, Math.floor(Math.min(1, byWidth, byHeight) * 100) / 100);
}

/** The scale of the canvas, anew whenever its room changes. */
export function useCanvasScale(area: RefObject<HTMLElement | null>, terminal: keyof typeof pageSizes): number {
  const [size, setSize] = useState({ width: 864, height: 844 });
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return fittingScale(terminal, size);
}
