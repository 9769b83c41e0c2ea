import { ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { DescriptionList } from '@jianzhu/ui/record';
import { roleTexts as texts } from './messages.ts';
import type { RoleDetail } from './role-calls.ts';

/** Who has a role; while somebody has one of the company's own it is not deleted. */
export function RoleMembers({ role: { members, memberCount, isSystem } }: { readonly role: RoleDetail }) {
  const names = members.map(({ name, department, isDisabled }) => {
    const facts = [department, isDisabled ? texts.disabled : ''].filter((fact) => fact !== '');
    return facts.length === 0 ? name : `${name}（${facts.join('，')}）`;
  });
  const others = memberCount > members.length ? [texts.moreMembers(memberCount - members.length)] : [];
  return (
    <DescriptionList
      columns={1}
      items={[
        { term: texts.members, value: names.length === 0 ? texts.noMembers : [...names, ...others].join('、') },
        ...(isSystem || memberCount === 0
          ? []
          : [{ term: texts.removal, value: ROLE_MESSAGES.hasMembers(memberCount) }]),
      ]}
    />
  );
}
