import { useCallback, useEffect, useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import type { PortalChat } from './portal-chat.ts';

type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly portalChat: PortalChat };

/** The member's chats, opened if they are not open yet. */
export function usePortalChat(): Opening & { readonly retry: () => void } {
  const client = usePortalClient();
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another effect
  useEffect(() => {
    let isMounted = true;
    client
      .memberSession()
      .then(({ chat }) => chat.open())
      .then(
        (portalChat) => isMounted && setOpening({ status: 'ready', portalChat }),
        (error: unknown) => {
          console.warn('The chat could not be opened', error);
          if (isMounted) setOpening({ status: 'failed' });
        },
      );
    return () => {
      isMounted = false;
    };
  }, [client, attempt]);
  const retry = useCallback(() => {
    setOpening({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { ...opening, retry };
}
