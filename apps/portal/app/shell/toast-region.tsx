import { hideToast, showToast, Toaster } from '@jianzhu/ui/toast';
import { useEffect } from 'react';
import { CONNECTION_TOAST } from '../api/failure-toast.ts';
import { usePortalClient } from '../portal-client.ts';
import { useStore } from '../use-store.ts';

/** Shows every toast that waits, those from before it was loaded included. */
export default function ToastRegion() {
  const { toasts } = usePortalClient();
  const { pending } = useStore(toasts);

  useEffect(() => {
    if (pending.length === 0) return;
    for (const message of toasts.pending.splice(0)) {
      // What has been done has gone through the network.
      if (message.tone === 'success') hideToast(CONNECTION_TOAST);
      showToast(message);
    }
  }, [pending, toasts]);

  return <Toaster />;
}
