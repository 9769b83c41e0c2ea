import { order } from '@jianzhu/api-client/contract';
import { orderSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls that order a lesson; whoever makes them shows what they fail with. */
export async function orderCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ order }, { order: orderSchemas }, 'quiet').order;
}
