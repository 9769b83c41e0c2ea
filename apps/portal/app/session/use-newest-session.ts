import { useEffect, useRef } from 'react';
import type { PortalClient } from '../portal-client.ts';
import { adoptSessionView } from './session-store.ts';
import type { SessionView } from './session-view.ts';

/** Takes over the session of newer start-up data; the first is in the store already. */
export function useNewestSession(client: PortalClient, view: SessionView): void {
  const known = useRef(view);
  useEffect(() => {
    if (known.current === view) return;
    known.current = view;
    adoptSessionView(client.session, view);
  }, [client, view]);
}
