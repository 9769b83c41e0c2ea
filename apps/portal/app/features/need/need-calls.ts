import { need } from '@jianzhu/api-client/contract';
import { needSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function needCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ need }, { need: needSchemas }, 'quiet').need;
}
