import { TextLink } from '@jianzhu/ui';
import { useEffect } from 'react';
import * as paths from '../paths.ts';
import { usePortalClient } from '../portal-client.ts';
import { sessionMessages } from '../session/messages.ts';
import { Statement } from '../shell/statement.tsx';

/** Where sibling sites send a member to log out: forced, without a dialog (specification 4). */
export default function Outlogin() {
  const client = usePortalClient();
  useEffect(() => {
    void client.memberSession().then((session) => session.forceLogout('outlogin'));
  }, [client]);
  return (
    <Statement name={sessionMessages.leaving} text={sessionMessages.leavingNote}>
      <TextLink href={paths.home}>{sessionMessages.backToHome}</TextLink>
    </Statement>
  );
}
