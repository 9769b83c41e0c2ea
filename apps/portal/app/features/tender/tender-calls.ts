import type { CallData } from '@jianzhu/api-client';
import { supplier, tender } from '@jianzhu/api-client/contract';
import { supplierSchemas, tenderSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type TenderQuery = InferOutput<typeof tenderSchemas.list.query>;
export type TenderPage = CallData<typeof tenderSchemas.list>;
export type TenderRow = TenderPage['records'][number];

export type HallQuery = InferOutput<typeof tenderSchemas.hall.query>;
export type HallPage = CallData<typeof tenderSchemas.hall>;
export type HallRow = HallPage['records'][number];

export type StatusCounts = CallData<typeof tenderSchemas.statusCount>;
export type TenderDetail = CallData<typeof tenderSchemas.detail>;
export type SubmitQuota = CallData<typeof tenderSchemas.quota>;
export type SavedTender = InferOutput<typeof tenderSchemas.save.body>;

/** The calls of tenders; whoever makes them shows what they fail with. */
export async function tenderCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ tender }, { tender: tenderSchemas }, 'quiet').tender;
}

/** The bill of quantities for a workbook; shows what it fails with. */
export async function tenderLines(client: PortalClient, id: string) {
  const { api } = await client.memberSession();
  return api.callsOf({ tender }, { tender: tenderSchemas }).tender.exportLines({ body: { id } });
}

/** Companies with a text in their names that may be invited. */
export async function findCompanies(client: PortalClient, keyword: string) {
  const { api } = await client.memberSession();
  const calls = api.callsOf({ supplier }, { supplier: supplierSchemas }, 'quiet').supplier;
  const { records } = await calls.all({ query: { current: 1, size: 20, keyword } });
  return records.filter(({ refusal }) => refusal === '');
}
