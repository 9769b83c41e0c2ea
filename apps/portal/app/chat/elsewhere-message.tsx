import { LoginElsewhereNotice } from '@jianzhu/ui/chat/login-elsewhere-notice';
import { usePortalClient } from '../portal-client.ts';

/** The message itself; it stays until it is closed. */
export default function ElsewhereMessage() {
  const { elsewhere } = usePortalClient();
  return (
    <LoginElsewhereNotice
      onClose={() => {
        elsewhere.isShown = false;
      }}
    />
  );
}
