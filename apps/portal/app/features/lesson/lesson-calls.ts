import { lesson } from '@jianzhu/api-client/contract';
import { lessonSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export async function lessonCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ lesson }, { lesson: lessonSchemas }, 'quiet').lesson;
}
