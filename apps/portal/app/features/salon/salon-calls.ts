import { homeApplication, salon } from '@jianzhu/api-client/contract';
import { homeApplicationSchemas, salonSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

const contexts = { salon, code: { send: homeApplication.sendPhoneCode } };
const schemas = { salon: salonSchemas, code: { send: homeApplicationSchemas.sendPhoneCode } };

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function salonCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf(contexts, schemas, 'quiet');
}

/** Has a code sent for a seat. */
export async function sendSalonCode(
  client: PortalClient,
  asked: { readonly phone: string; readonly captchaToken: string },
): Promise<void> {
  const { code } = await salonCalls(client);
  await code.send({ query: { ...asked, scene: 'salon' } });
}
