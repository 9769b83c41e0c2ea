import { article } from '@jianzhu/api-client/contract';
import { articleSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';
import { useCountedViews } from '../../record/use-counted-views.ts';

async function countReading(client: PortalClient, id: string) {
  const { api } = await client.memberSession();
  const { view } = api.callsOf({ article }, { article: articleSchemas }, 'quiet').article;
  return view({ body: { id } });
}

/** Counts the reading of an article, and gives the count with it. */
export const useViewCount = (id: string, loaded: number): number => useCountedViews(id, loaded, countReading);
