import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '../errors/load-part.ts';
import * as paths from '../paths.ts';
import { usePortalClient } from '../portal-client.ts';
import { useStore } from '../use-store.ts';
import { takeRepeat } from './elsewhere.ts';

const ElsewhereToast = lazy(() => loadPart(() => import('./elsewhere-toast.tsx')));

/** Says that the account is used elsewhere: when it happens, and again on the home page (decision 40). */
export function ElsewhereOutlet() {
  const { elsewhere } = usePortalClient();
  const { isShown } = useStore(elsewhere);
  const { pathname } = useLocation();
  useEffect(() => {
    // Not while the page that hears of it waits to leave: its message is for the one that follows.
    if (pathname === paths.home && !elsewhere.isShown && takeRepeat()) elsewhere.isShown = true;
  }, [pathname, elsewhere]);
  return <Suspense>{isShown && <ElsewhereToast />}</Suspense>;
}
