import type { CallData } from '@jianzhu/api-client';
import { quotation } from '@jianzhu/api-client/contract';
import { quotationSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type QuotationQuery = InferOutput<typeof quotationSchemas.list.query>;
export type QuotationPage = CallData<typeof quotationSchemas.list>;
export type QuotationRow = QuotationPage['records'][number];
export type QuotationFileQuery = InferOutput<typeof quotationSchemas.exportRows.body>;
export type Quotation = CallData<typeof quotationSchemas.detail>;
export type QuotedLine = Quotation['lines'][number];
export type Revisions = CallData<typeof quotationSchemas.revisions>;

/** The calls of quotations; whoever makes them shows what they fail with. */
export async function quotationCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ quotation }, { quotation: quotationSchemas }, 'quiet').quotation;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportQuotations(client: PortalClient, body: QuotationFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ quotation }, { quotation: quotationSchemas }).quotation.exportRows({ body });
}
