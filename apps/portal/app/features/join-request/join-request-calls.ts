import type { CallData } from '@jianzhu/api-client';
import { joinRequest } from '@jianzhu/api-client/contract';
import { joinRequestSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type JoinRequestQuery = InferOutput<typeof joinRequestSchemas.list.query>;
export type JoinRequestPage = CallData<typeof joinRequestSchemas.list>;
export type JoinRequestRow = JoinRequestPage['records'][number];

/** The calls of these lists; whoever makes them shows what they fail with. */
export async function joinRequestCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ joinRequest }, { joinRequest: joinRequestSchemas }, 'quiet').joinRequest;
}
