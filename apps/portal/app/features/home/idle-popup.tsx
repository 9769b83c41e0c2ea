import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';

const FrontPopup = lazy(() => import('./front-popup.tsx'));

/** Asks for the front popup once the page has settled, so that it never delays what the visitor came for. */
export function IdlePopup() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <Suspense>{isIdle && <FrontPopup />}</Suspense>;
}
