import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient } from '../../portal-client.ts';
import { securityCalls } from './security-calls.ts';

/** Whether a code alone proves no identity, as of who is certified as a person; false until that is known. */
export function useAsksIdNumber(): boolean {
  const client = usePortalClient();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    let isShown = true;
    async function ask() {
      const { security } = await securityCalls(client);
      const { asksIdNumber } = await security.userFlags();
      if (isShown) setAsks(asksIdNumber);
    }
    void ask().catch(logUnlessShown);
    return () => {
      isShown = false;
    };
  }, [client]);
  return asks;
}
