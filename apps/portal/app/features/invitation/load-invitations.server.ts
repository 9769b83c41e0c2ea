import { invitationSchemas } from '@jianzhu/api-client/schemas';
import { loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';

/** What `InvitationList` shows, for the page whose tab it is. */
export async function loadInvitations(search: URLSearchParams, services: RequestServices) {
  const query = readListQuery(invitationSchemas.list.query, search);
  return { query, loaded: await loadList((asked) => services.api.invitation.list({ query: asked }), query, services) };
}
