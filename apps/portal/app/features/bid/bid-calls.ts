import type { CallData } from '@jianzhu/api-client';
import { bid } from '@jianzhu/api-client/contract';
import { bidSchemas, type tenderSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type ReceivedQuery = InferOutput<typeof bidSchemas.list.query>;
export type ReceivedPage = CallData<typeof bidSchemas.list>;
export type ReceivedRow = ReceivedPage['records'][number];
export type BidDetail = CallData<typeof bidSchemas.detail>;
export type BidLine = BidDetail['lines'][number];
export type OwnBid = CallData<typeof bidSchemas.byTender>;
export type Receipt = CallData<typeof bidSchemas.receipt>;
export type BidTable = CallData<typeof bidSchemas.table>;
export type OpenedRow = BidTable['bidders'][number];
/** A tender as its supplier reads it. */
export type AskedTender = CallData<typeof tenderSchemas.detail>;

/** The calls of bids; whoever makes them shows what they fail with. */
export async function bidCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ bid }, { bid: bidSchemas }, 'quiet').bid;
}

/** The opening record for a file; shows what it fails with. */
export async function exportTable(client: PortalClient, id: string) {
  const { api } = await client.memberSession();
  return api.callsOf({ bid }, { bid: bidSchemas }).bid.exportTable({ body: { id } });
}
