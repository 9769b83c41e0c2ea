import { showToast, Toaster } from '@jianzhu/ui/toast';
import { useEffect } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { useStore } from '../use-store.ts';

/** Shows every message that waits, those from before it was loaded included. */
export default function ToastRegion() {
  const { notices } = usePortalClient();
  const { pending } = useStore(notices);

  useEffect(() => {
    if (pending.length === 0) return;
    for (const message of notices.pending.splice(0)) showToast(message);
  }, [pending, notices]);

  return <Toaster />;
}
