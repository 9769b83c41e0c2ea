import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { usePortalClient } from '../portal-client.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** Where messages appear; its code is loaded with the first message. */
export function NoticeOutlet() {
  const { isNeeded } = useSnapshot(usePortalClient().notices);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
