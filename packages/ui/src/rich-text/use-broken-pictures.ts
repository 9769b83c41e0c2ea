import { type RefObject, useEffect } from 'react';

/** Hides pictures of a text that cannot be shown, so that no sign of a broken one stands there. */
export function useBrokenPictures(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.hidden = true;
    };
    // What has failed before the page hydrated tells nobody any more.
    for (const picture of element.querySelectorAll('img')) {
      if (picture.complete && picture.naturalWidth === 0 && picture.src !== '') picture.hidden = true;
    }
    // It does not bubble.
    element.addEventListener('error', hide, true);
    return () => element.removeEventListener('error', hide, true);
  }, [html]);
}
