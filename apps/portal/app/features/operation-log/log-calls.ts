import { audit } from '@jianzhu/api-client/contract';
import { auditSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

/** What a file of the log is asked for. */
export type LogFileQuery = InferOutput<typeof auditSchemas.exportRows.body>;

/** The calls of the log; they show what they fail with. */
export async function logCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ audit }, { audit: auditSchemas }).audit;
}
