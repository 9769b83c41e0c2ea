import { article } from '@jianzhu/api-client/contract';
import { articleSchemas } from '@jianzhu/api-client/schemas';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient } from '../../portal-client.ts';

/**
 * Counts the reading of an article, and gives the count with it; the one it was loaded with until then.
 *
 * @param id of the article; the platform counts a visitor once in 30 minutes
 */
export function useViewCount(id: string, loaded: number): number {
  const client = usePortalClient();
  const [counted, setCounted] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    const count = async () => {
      const { api } = await client.memberSession();
      const { view } = api.callsOf({ article }, { article: articleSchemas }, 'quiet').article;
      const { viewCount } = await view({ body: { id } });
      if (isShown) setCounted(viewCount);
    };
    count().catch(logUnlessShown);
    return () => {
      isShown = false;
    };
  }, [client, id]);
  return counted ?? loaded;
}
