import { LoginElsewhereToast } from '@jianzhu/ui/chat/login-elsewhere-toast';
import { usePortalClient } from '../portal-client.ts';

/** The toast itself; it stays until it is closed. */
export default function ElsewhereToast() {
  const { elsewhere } = usePortalClient();
  return (
    <LoginElsewhereToast
      onClose={() => {
        elsewhere.isShown = false;
      }}
    />
  );
}
