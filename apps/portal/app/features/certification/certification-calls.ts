import type { CallData } from '@jianzhu/api-client';
import { certification, joinRequest } from '@jianzhu/api-client/contract';
import { certificationSchemas, joinRequestSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type Overview = CallData<typeof certificationSchemas.overview>;
export type PersonFound = CallData<typeof certificationSchemas.personal>;
export type CompanyFound = CallData<typeof certificationSchemas.corporate>;
export type Recognised = CallData<typeof certificationSchemas.recognise>;

/** The calls of certification; whoever makes them shows what they fail with. */
export async function certificationCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ certification }, { certification: certificationSchemas }, 'quiet').certification;
}

/** Asks a company that is certified already to be let in. */
export async function askToJoin(
  client: PortalClient,
  body: { readonly businessId: string; readonly reason: string },
  idempotencyKey: string,
): Promise<void> {
  const { api } = await client.memberSession();
  const calls = api.callsOf({ joinRequest }, { joinRequest: joinRequestSchemas }, 'quiet').joinRequest;
  await calls.submit({ body }, { idempotencyKey });
}
