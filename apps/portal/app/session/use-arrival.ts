import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '../errors/load-part.ts';
import type { PortalClient } from '../portal-client.ts';
import { arrivalCookie } from './arrival-cookie.ts';
import { isLeaving } from './session-store.ts';

/** On each page: says why the visitor is here when somebody has led him here. Its texts are loaded only then. */
export function useArrival(client: PortalClient): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells that somebody has arrived
  useEffect(() => {
    // A page that waits to leave has left its word for the next one.
    if (isLeaving(client.session)) return;
    client.session.wayBack = '';
    if (hasKeptArrival()) {
      void loadPart(() => import('./arrival.ts')).then(({ sayKeptArrival }) => sayKeptArrival(client));
    }
  }, [key, client]);
}

function hasKeptArrival(): boolean {
  if (document.cookie.includes(`${arrivalCookie}=`)) return true;
  try {
    return Object.hasOwn(window.sessionStorage, arrivalCookie);
  } catch {
    return false;
  }
}
