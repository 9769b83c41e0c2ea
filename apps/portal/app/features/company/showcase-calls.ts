import { showcase } from '@jianzhu/api-client/contract';
import { showcaseSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function showcaseCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ showcase }, { showcase: showcaseSchemas }, 'quiet').showcase;
}
