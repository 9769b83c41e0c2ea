import { mayDo } from '@jianzhu/domain/member-center';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import type { RolesData } from './load-roles.server.ts';
import { RoleForm } from './role-form.tsx';
import { RoleView } from './role-view.tsx';

/** 角色管理: the roles of the company, and one of them to look at or to change. */
export function RolesPage({ loaded }: { readonly loaded: LoadedRecord<RolesData> }) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.roles}>
      {(data) => <OpenRole key={data.found.record?.id ?? 'new'} data={data} />}
    </StandingRecord>
  );
}

function OpenRole({ data }: { readonly data: RolesData }) {
  const member = useSession().userInfo;
  const { record } = data.found;
  if (record === null) {
    // Of a member that the platform did not tell of, it answers for itself.
    const mayAdd = member === null || mayDo(member, 'role_add');
    return mayAdd ? <RoleForm data={data} /> : <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.roles} />;
  }
  return record.allowedActions.includes('edit') ? <RoleForm data={data} /> : <RoleView data={data} role={record} />;
}
