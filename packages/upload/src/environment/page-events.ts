/** What an uploader wants to know of the page that it lives in. */
export interface PageEvents {
  /** Calls back when the page is hidden for good, as far as one can know; returns the function that ends it. */
  onHide(run: () => void): () => void;
  /** Runs before the next frame; at once where nothing is drawn. Returns the function that takes it back. */
  beforeFrame(run: () => void): () => void;
}

/** The page's own events; where there is no page, nothing is hidden and nothing is drawn. */
export function pageEvents(): PageEvents {
  return {
    onHide(run) {
      if (typeof globalThis.addEventListener !== 'function') return () => undefined;
      globalThis.addEventListener('pagehide', run);
      return () => globalThis.removeEventListener('pagehide', run);
    },
    beforeFrame(run) {
      // A hidden page draws no frames, yet its signal and its listeners must go on.
      if (globalThis.document?.visibilityState !== 'visible') {
        run();
        return () => undefined;
      }
      const frame = globalThis.requestAnimationFrame(run);
      return () => globalThis.cancelAnimationFrame(frame);
    },
  };
}
