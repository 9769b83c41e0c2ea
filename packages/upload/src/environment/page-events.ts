/** What an uploader wants to know of the page that it lives in. */
export interface PageEvents {
  /** Calls back when the page is hidden for good, as far as one can know; returns the function that ends it. */
  onHide(run: () => void): () => void;
}

/** The page's own events; where there is no page, nothing is hidden. */
export function pageEvents(): PageEvents {
  return {
    onHide(run) {
      if (typeof globalThis.addEventListener !== 'function') return () => undefined;
      globalThis.addEventListener('pagehide', run);
      return () => globalThis.removeEventListener('pagehide', run);
    },
  };
}
