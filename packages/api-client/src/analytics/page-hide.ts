/** What the queue needs of `window`. */
export interface HidingPage {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  addEventListener(type: 'pagehide', listener: () => void): void;
  removeEventListener(type: 'pagehide', listener: () => void): void;
}

/**
 * For `onHide` of a queue: tells when a page is left or goes to the background, which on a phone is the last that is
 * heard of it. `unload` is neither reliable nor free (ambiguity A-10).
 */
export function whenPageHides(page: HidingPage): (hidden: () => void) => () => void {
  return (hidden) => {
    const onVisibility = () => {
      if (page.document.visibilityState === 'hidden') hidden();
    };
    page.addEventListener('pagehide', hidden);
    page.document.addEventListener('visibilitychange', onVisibility);
    return () => {
      page.removeEventListener('pagehide', hidden);
      page.document.removeEventListener('visibilitychange', onVisibility);
    };
  };
}
