import { useEffect, useState } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * Counts a look at a record, and gives the count with it; the one it was loaded with until then.
 *
 * @param id of the record; the platform counts a visitor once in 30 minutes
 * @param count tells the platform; the same function each time
 */
export function useCountedViews(
  id: string,
  loaded: number,
  count: (client: PortalClient, id: string) => Promise<{ readonly viewCount: number }>,
): number {
  const client = usePortalClient();
  const [counted, setCounted] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const { viewCount } = await count(client, id);
      if (isShown) setCounted(viewCount);
    };
    // Loading what makes calls would keep a slow phone from answering a touch while the page comes alive.
    const stopWaiting = whenIdle(() => void ask().catch(logUnlessShown));
    return () => {
      isShown = false;
      stopWaiting();
    };
  }, [client, id, count]);
  return counted ?? loaded;
}
