import type { CallData } from '@jianzhu/api-client';
import { deal } from '@jianzhu/api-client/contract';
import { dealSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type DealQuery = InferOutput<typeof dealSchemas.list.query>;
export type DealPage = CallData<typeof dealSchemas.list>;
export type DealRow = DealPage['records'][number];
export type DealFileQuery = InferOutput<typeof dealSchemas.exportRows.body>;
export type DealNotice = CallData<typeof dealSchemas.noticeDoc>;
export type Deal = CallData<typeof dealSchemas.detail>;

/** The calls of deals; whoever makes them shows what they fail with. */
export async function dealCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ deal }, { deal: dealSchemas }, 'quiet').deal;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportDeals(client: PortalClient, body: DealFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ deal }, { deal: dealSchemas }).deal.exportRows({ body });
}
