import type { CallData } from '@jianzhu/api-client';
import { ownQualification } from '@jianzhu/api-client/contract';
import { ownQualificationSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

type Schemas = typeof ownQualificationSchemas;

export type QualificationQuery = InferOutput<Schemas['list']['query']>;
export type QualificationFileQuery = InferOutput<Schemas['exportRows']['body']>;
export type QualificationPage = CallData<Schemas['list']>;
export type QualificationRow = QualificationPage['records'][number];
export type QualificationDetail = CallData<Schemas['detail']>;

/** The calls of the own certificates; whoever makes them shows what they fail with. */
export async function qualificationCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownQualification }, { ownQualification: ownQualificationSchemas }, 'quiet').ownQualification;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportQualifications(client: PortalClient, body: QualificationFileQuery) {
  const { api } = await client.memberSession();
  const { ownQualification: calls } = api.callsOf({ ownQualification }, { ownQualification: ownQualificationSchemas });
  return calls.exportRows({ body });
}
