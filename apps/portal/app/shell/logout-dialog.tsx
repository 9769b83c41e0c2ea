import { LOGOUT_DIALOG } from '@jianzhu/domain';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { usePortalClient, useSession } from '../portal-client.ts';

/** Asks before a logout (specification 4). */
export default function LogoutDialog() {
  const client = usePortalClient();
  const { logout } = useSession();
  const { title, text, confirm, cancel } = LOGOUT_DIALOG;
  return (
    <ConfirmDialog
      open={logout === 'confirming'}
      title={title}
      text={text}
      confirmText={confirm}
      cancelText={cancel}
      onConfirm={async () => (await client.memberSession()).confirmLogout()}
      onCancel={async () => (await client.memberSession()).cancelLogout()}
    />
  );
}
