import { salon } from '@jianzhu/api-client/contract';
import { salonSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function salonCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ salon }, { salon: salonSchemas }, 'quiet').salon;
}
