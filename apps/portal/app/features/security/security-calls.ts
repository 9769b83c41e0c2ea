import { security } from '@jianzhu/api-client/contract';
import { securitySchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown beside the fields. */
export async function securityCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ security }, { security: securitySchemas }, 'quiet');
}
