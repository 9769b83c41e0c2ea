import { invitationSchemas } from '@jianzhu/api-client/schemas';
import { InvitePage } from '../../../features/invitation/invite-page.tsx';
import * as paths from '../../../paths.ts';
import { loadList } from '../../../record/load-list.server.ts';
import { answerRecord, loadRecord } from '../../../record/load-record.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/add-invitation';

/** As many links as are in force at most: those that are come first. */
const LINKS_SHOWN = 20;

/** Invites members (specification 2; domain rules 16.2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query = { ...readListQuery(invitationSchemas.links.query, new URLSearchParams()), size: LINKS_SHOWN };
  const [loaded, links] = await Promise.all([
    loadRecord(() => services.api.invitation.options(), services),
    loadList((asked) => services.api.invitation.links({ query: asked }), query, services),
  ]);
  return answerRecord({ loaded, links });
}

export default function AddInvitationRoute({ loaderData: { loaded, links } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.members} />;
  return <InvitePage options={loaded.record} links={links} />;
}
