import { showToast, Toaster } from '@jianzhu/ui/toast';
import { useEffect } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { useStore } from '../use-store.ts';

/** Shows every toast that waits, those from before it was loaded included. */
export default function ToastRegion() {
  const { toasts } = usePortalClient();
  const { pending } = useStore(toasts);

  useEffect(() => {
    if (pending.length === 0) return;
    for (const message of toasts.pending.splice(0)) showToast(message);
  }, [pending, toasts]);

  return <Toaster />;
}
