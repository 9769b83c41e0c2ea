import { lazy, Suspense, useEffect, useState } from 'react';

const FrontPopup = lazy(() => import('./front-popup.tsx'));

/** How long the popup may wait for an idle browser, in ms. */
const idleLimitMs = 4000;

/** Asks for the front popup once the page has settled, so that it never delays what the visitor came for. */
export function IdlePopup() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), idleLimitMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setIdle(true), { timeout: idleLimitMs });
    return () => cancelIdleCallback(idle);
  }, []);
  return <Suspense>{isIdle && <FrontPopup />}</Suspense>;
}
