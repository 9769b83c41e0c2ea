import type { PortalClient } from '../../portal-client.ts';
import { useCountedViews } from '../../record/use-counted-views.ts';
import { showcaseCalls } from './showcase-calls.ts';

const countVisit = async (client: PortalClient, id: string) => (await showcaseCalls(client)).view({ body: { id } });

/** Counts a visit of a company's page, and gives the count with it. */
export const useVisits = (id: string, loaded: number): number => useCountedViews(id, loaded, countVisit);
