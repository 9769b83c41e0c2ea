import { InvitationAnswer, LinkAnswer } from '../../../features/invitation/answer-page.tsx';
import type { InvitationDetail, LinkDetail } from '../../../features/invitation/invitation-calls.ts';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById, loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/invitation-info';

/** What an address leads to. */
type Found =
  | { readonly kind: 'link'; readonly token: string; readonly link: LinkDetail }
  | { readonly kind: 'invitation'; readonly invitation: InvitationDetail };

/** What a link carries. */
const TOKEN = /^[\w-]{43}$/;

/** The invitation that the query `id` names, or what the link leads to whose `token` it is (domain rules 16.2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { invitation } = services.api;
  const token = url.searchParams.get('token');
  if (token !== null && TOKEN.test(token)) {
    const loaded = await loadRecord<Found>(
      async () => ({ kind: 'link', token, link: await invitation.linkDetail({ query: { token } }) }),
      services,
    );
    return answerRecord({ loaded });
  }
  const loaded = await loadById<Found>(
    url.searchParams.get('id'),
    async (id) => ({ kind: 'invitation', invitation: await invitation.detail({ query: { id } }) }),
    services,
  );
  return answerRecord({ loaded });
}

export default function InvitationInfoRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.notices}>
      {(found) =>
        found.kind === 'link' ? (
          <LinkAnswer token={found.token} found={found.link} />
        ) : (
          <InvitationAnswer key={found.invitation.id} found={found.invitation} />
        )
      }
    </StandingRecord>
  );
}
