import { joinRequestSchemas } from '@jianzhu/api-client/schemas';
import { loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** What `JoinRequestList` shows, for the page whose tab it is. @param mayInvite whether roles can be given at all */
export async function loadJoinRequests(search: URLSearchParams, services: RequestServices, mayInvite: boolean) {
  const { invitation, joinRequest } = services.api;
  const query = readListQuery(joinRequestSchemas.list.query, search);
  const loaded = await loadList((asked) => joinRequest.list({ query: asked }), query, services);
  const options = mayInvite ? await orDefault(invitation.options(), null, services.report) : null;
  return { query, loaded, roles: options?.roles ?? [] };
}
