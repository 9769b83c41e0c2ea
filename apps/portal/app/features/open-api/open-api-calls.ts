import { openApi } from '@jianzhu/api-client/contract';
import { openApiSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of this page; what they refuse is shown where it was asked for. */
export async function openApiCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ openApi }, { openApi: openApiSchemas }, 'quiet').openApi;
}
