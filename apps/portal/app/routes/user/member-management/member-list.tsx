import { businessMemberSchemas, invitationSchemas, joinRequestSchemas } from '@jianzhu/api-client/schemas';
import type { MemberQuery } from '../../../features/business-member/member-calls.ts';
import { MemberList } from '../../../features/business-member/member-list.tsx';
import { MemberTabs, memberTabOf } from '../../../features/business-member/member-tabs.tsx';
import { GroupPage } from '../../../features/group/group-page.tsx';
import { loadGroup } from '../../../features/group/load-group.server.ts';
import type { InvitationQuery } from '../../../features/invitation/invitation-calls.ts';
import { InvitationList } from '../../../features/invitation/invitation-list.tsx';
import type { JoinRequestQuery } from '../../../features/join-request/join-request-calls.ts';
import { JoinRequestList } from '../../../features/join-request/join-request-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/member-list';

/** 成员管理: members, invitations, requests to join (specification 2; domain rules 16.1, 16.2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api, report, session } = services;
  const search = url.searchParams;
  const tab = memberTabOf(search);
  await session();
  const choices = await orDefault(api.businessMember.choices(), null, report);
  if (tab === 'invitations') {
    const query: InvitationQuery = readListQuery(invitationSchemas.list.query, search);
    return {
      tab,
      choices,
      query,
      loaded: await loadList((asked) => api.invitation.list({ query: asked }), query, services),
    };
  }
  if (tab === 'requests') {
    const query: JoinRequestQuery = readListQuery(joinRequestSchemas.list.query, search);
    return {
      tab,
      choices,
      query,
      loaded: await loadList((asked) => api.joinRequest.list({ query: asked }), query, services),
    };
  }
  if (tab === 'group') return { tab, choices, loaded: await loadGroup(search, services) };
  const query: MemberQuery = readListQuery(businessMemberSchemas.list.query, search);
  return {
    tab,
    choices,
    query,
    loaded: await loadList((asked) => api.businessMember.list({ query: asked }), query, services),
  };
}

export default function MemberListRoute({ loaderData: data }: Route.ComponentProps) {
  const tabs = <MemberTabs current={data.tab} choices={data.choices} />;
  if (data.tab === 'invitations') return <InvitationList query={data.query} loaded={data.loaded} tabs={tabs} />;
  if (data.tab === 'requests')
    return (
      <JoinRequestList
        query={data.query}
        loaded={data.loaded}
        roles={(data.choices?.roles ?? []).filter(({ isGivable }) => isGivable)}
        tabs={tabs}
      />
    );
  if (data.tab === 'group') return <GroupPage loaded={data.loaded} tabs={tabs} />;
  return <MemberList query={data.query} loaded={data.loaded} choices={data.choices} tabs={tabs} />;
}
