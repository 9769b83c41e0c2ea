import { lazy, Suspense } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { usePortalClient } from '../portal-client.ts';
import { useStore } from '../use-store.ts';

const ToastRegion = lazy(() => loadPart(() => import('./toast-region.tsx')));

/** Where toasts appear; its code is loaded with the first. */
export function ToastOutlet() {
  const { isNeeded } = useStore(usePortalClient().toasts);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
