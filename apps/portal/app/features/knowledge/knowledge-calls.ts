import { knowledge } from '@jianzhu/api-client/contract';
import { knowledgeSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function knowledgeCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ knowledge }, { knowledge: knowledgeSchemas }, 'quiet').knowledge;
}

/** Tells the platform of a reading. */
export const countReading = async (client: PortalClient, id: string) =>
  (await knowledgeCalls(client)).view({ body: { id } });
