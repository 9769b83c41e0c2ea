import type { CallData } from '@jianzhu/api-client';
import { ownKnowledge } from '@jianzhu/api-client/contract';
import { ownKnowledgeSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

type Schemas = typeof ownKnowledgeSchemas;

export type KnowledgeQuery = InferOutput<Schemas['list']['query']>;
export type KnowledgeFileQuery = InferOutput<Schemas['exportRows']['body']>;
export type KnowledgePage = CallData<Schemas['list']>;
export type KnowledgeRow = KnowledgePage['records'][number];
export type KnowledgeDetail = CallData<Schemas['detail']>;

/** The calls of the own texts; whoever makes them shows what they fail with. */
export async function knowledgeCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownKnowledge }, { ownKnowledge: ownKnowledgeSchemas }, 'quiet').ownKnowledge;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportKnowledge(client: PortalClient, body: KnowledgeFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownKnowledge }, { ownKnowledge: ownKnowledgeSchemas }).ownKnowledge.exportRows({ body });
}
