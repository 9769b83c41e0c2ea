/**
 * How long every slider puzzle shows its picture, here and on the login site, which serves this file to the browser as it
 * stands: it imports nothing.
 */

/** So long before the end of a picture a person is told of it, in ms: what WCAG 2.2.1 leaves for asking for more time. */
export const SOON_MS = 20_000;

export interface PictureTime {
  /** Its end, by the clock of the page (ms since 1970). */
  readonly untilMs: number;
  readonly onSoon: () => void;
  readonly onOver: () => void;
}

/**
 * Tells once that the end of a picture is near, and once that it is there. A page that nobody looks at hears of the end
 * when it comes to the front: no pictures are drawn for nobody.
 *
 * @returns what ends it
 */
export function followPicture({ untilMs, onSoon, onOver }: PictureTime): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  function look(): void {
    clearTimeout(timer);
    const leftMs = untilMs - Date.now();
    if (leftMs <= 0) {
      if (document.hidden) return;
      stop();
      onOver();
      return;
    }
    const isSoon = leftMs <= SOON_MS;
    timer = setTimeout(look, isSoon ? leftMs : leftMs - SOON_MS);
    if (!isSoon || isTold) return;
    isTold = true;
    onSoon();
  }
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
