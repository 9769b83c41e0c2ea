import { law } from '@jianzhu/api-client/contract';
import { lawSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function lawCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ law }, { law: lawSchemas }, 'quiet').law;
}
