/** How long the work may wait for an idle browser, in ms. */
const idleLimitMs = 4000;

/** Runs work once the page has settled, so that it never delays what the visitor came for. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, idleLimitMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: idleLimitMs });
  return () => cancelIdleCallback(idle);
}
