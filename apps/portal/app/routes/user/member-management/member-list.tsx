import { businessMemberSchemas } from '@jianzhu/api-client/schemas';
import type { MemberQuery } from '../../../features/business-member/member-calls.ts';
import { MemberList } from '../../../features/business-member/member-list.tsx';
import { MemberTabs } from '../../../features/business-member/member-tabs.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/member-list';

/** 成员管理: members (specification 2; domain rules 16.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query: MemberQuery = readListQuery(businessMemberSchemas.list.query, url.searchParams);
  const loaded = await loadList((asked) => services.api.businessMember.list({ query: asked }), query, services);
  const choices = await orDefault(services.api.businessMember.choices(), null, services.report);
  return { query, loaded, choices };
}

export default function MemberListRoute({ loaderData: { query, loaded, choices } }: Route.ComponentProps) {
  return (
    <MemberList
      query={query}
      loaded={loaded}
      choices={choices}
      tabs={<MemberTabs current="members" choices={choices} />}
    />
  );
}
