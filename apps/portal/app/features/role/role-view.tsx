import { dictionaryLabel } from '@jianzhu/domain/forms';
import { DATA_SCOPES } from '@jianzhu/domain/member-center';
import { ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { CheckBoard } from '@jianzhu/ui/tree-select';
import { limitItems } from './limit-items.ts';
import type { RolesData } from './load-roles.server.ts';
import { roleTexts as texts } from './messages.ts';
import { permissionNodes } from './permission-nodes.ts';
import type { RoleDetail } from './role-calls.ts';
import { RoleFrame } from './role-frame.tsx';
import { RoleMembers } from './role-members.tsx';

const noChange = () => undefined;

/** A role that this member does not change: one of the system, her own, or any without the permission. */
export function RoleView({ data, role }: { readonly data: RolesData; readonly role: RoleDetail }) {
  const { isSystem, isOwn, name, description, dataScope, permissionKeys, approvalLimit } = role;
  const why = isSystem ? ROLE_MESSAGES.isSystem : isOwn ? ROLE_MESSAGES.ofOneself : null;
  const nodes = permissionNodes(data.tree, permissionKeys, { before: new Set(permissionKeys), readOnly: true });
  return (
    <RoleFrame data={data} name={name} permissionKeys={permissionKeys} approvalLimit={approvalLimit}>
      <SectionParts>
        {why && <InlineAlert>{why}</InlineAlert>}
        <DescriptionList
          items={[
            { term: texts.name, value: name },
            { term: texts.scope, value: dictionaryLabel(DATA_SCOPES, dataScope) },
            ...limitItems(permissionKeys, approvalLimit),
            { term: texts.description, value: description, wide: true },
          ]}
        />
        <CheckBoard label={texts.permissions} nodes={nodes} value={new Set(permissionKeys)} onChange={noChange} />
        <RoleMembers role={role} />
      </SectionParts>
    </RoleFrame>
  );
}
