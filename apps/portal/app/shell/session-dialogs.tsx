import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { useSession } from '../portal-client.ts';

const LogoutDialog = lazy(() => loadPart(() => import('./logout-dialog.tsx')));
const MessageDrawerPanel = lazy(() => loadPart(() => import('../features/notice/message-drawer-panel.tsx')));

/** What the header opens over the page. Loaded when first opened, then kept, so that closing can be seen. */
export function SessionDialogs() {
  const { logout, isMessageDrawerOpen } = useSession();
  const needsDialog = useOnceTrue(logout === 'confirming');
  const needsDrawer = useOnceTrue(isMessageDrawerOpen);
  return (
    <Suspense>
      {needsDialog && <LogoutDialog />}
      {needsDrawer && <MessageDrawerPanel />}
    </Suspense>
  );
}

function useOnceTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
