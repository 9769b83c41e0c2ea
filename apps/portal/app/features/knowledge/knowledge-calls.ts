import { callsWhenAsked } from '../../api/calls-when-asked.ts';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages. */
export const knowledgeCalls = callsWhenAsked(() => import('./knowledge-contract.ts'));

/** Tells the platform of a reading. */
export const countReading = async (client: PortalClient, id: string) =>
  (await knowledgeCalls(client)).view({ body: { id } });
