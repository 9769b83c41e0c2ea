import type { CallData } from '@jianzhu/api-client';
import { fund } from '@jianzhu/api-client/contract';
import { fundSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type FlowQuery = InferOutput<typeof fundSchemas.flow.query>;
type FlowPage = CallData<typeof fundSchemas.flow>;
export type Flow = FlowPage['records'][number];
export type Balances = CallData<typeof fundSchemas.account>;
type FlowFileQuery = InferOutput<typeof fundSchemas.exportFlow.body>;

/** The rows of the statement for a file; shows what it fails with. */
export async function exportFlow(client: PortalClient, body: FlowFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ fund }, { fund: fundSchemas }).fund.exportFlow({ body });
}
