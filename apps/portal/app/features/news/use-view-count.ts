import { callsWhenAsked } from '../../api/calls-when-asked.ts';
import type { PortalClient } from '../../portal-client.ts';
import { useCountedViews } from '../../record/use-counted-views.ts';

const articleCalls = callsWhenAsked(() => import('./article-contract.ts'));

const countReading = async (client: PortalClient, id: string) => (await articleCalls(client)).view({ body: { id } });

/** Counts the reading of an article, and gives the count with it. */
export const useViewCount = (id: string, loaded: number): number => useCountedViews(id, loaded, countReading);
