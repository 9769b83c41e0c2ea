import { homeApplication, openApi } from '@jianzhu/api-client/contract';
import { homeApplicationSchemas, openApiSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

const contexts = { openApi, code: { send: homeApplication.sendPhoneCode } };
const schemas = { openApi: openApiSchemas, code: { send: homeApplicationSchemas.sendPhoneCode } };

/** The calls of this page; what they refuse is shown where it was asked for. */
export async function openApiCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf(contexts, schemas, 'quiet');
}
