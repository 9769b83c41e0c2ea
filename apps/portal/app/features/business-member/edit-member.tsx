import { businessMemberRecord, refuseOtherRoles } from '@jianzhu/domain/business-members';
import { MOST_ROLES } from '@jianzhu/domain/roles';
import type { FieldDifference } from '@jianzhu/ui/conflict-dialog';
import { DescriptionList } from '@jianzhu/ui/record';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { type MemberChoices, type MemberRow, memberCalls } from './member-calls.ts';
import { memberTexts as texts } from './messages.ts';

/** Roles are none of the kinds of fields; their name tells what others have changed of them. */
const memberForm = v.object({
  ...businessMemberRecord.entries,
  roleIds: v.pipe(
    businessMemberRecord.entries.roleIds,
    v.metadata({ kind: 'text', label: texts.roles, required: true }),
  ),
});

export interface MemberDialogProps {
  readonly member: MemberRow;
  readonly choices: MemberChoices;
  readonly onClose: () => void;
}

/** Roles, department and position of a member. */
export function EditMember({ member, choices, onClose }: MemberDialogProps) {
  const client = usePortalClient();
  const { id, version, department, position, roleIds } = member;
  /** Roles that two sides have chosen, by their names. */
  const showDifference = (difference: FieldDifference): FieldDifference => {
    if (difference.name !== 'roleIds') return difference;
    const named = (ids: string) =>
      ids
        .split(',')
        .map((asked) => choices.roles.find((role) => role.id === asked)?.name ?? texts.otherRole)
        .join('、');
    return { ...difference, mine: named(difference.mine), theirs: named(difference.theirs) };
  };
  const fixed = refuseOtherRoles(member);
  return (
    <ActDialog
      title={texts.edit}
      text={member.realName}
      confirmText={texts.save}
      record={memberForm}
      start={{ department, position, roleIds }}
      version={version}
      showDifference={showDifference}
      send={async (fields, _key, seen) => {
        await (await memberCalls(client)).update({ body: { ...fields, id, version: seen } });
        return texts.saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {fixed === null ? (
            <SeveralField
              form={form}
              name="roleIds"
              label={texts.roles}
              help={texts.rolesHelp(MOST_ROLES)}
              options={choices.roles
                .filter((role) => role.isGivable || roleIds.includes(role.id))
                .map((role) => ({ id: role.id, label: role.name }))}
              max={MOST_ROLES}
            />
          ) : (
            <DescriptionList
              columns={1}
              items={[{ term: texts.roles, value: `${member.roleNames.join('、')}（${fixed.message}）` }]}
            />
          )}
          <RecordField form={{ record: businessMemberRecord, ...form }} name="department" />
          <RecordField form={{ record: businessMemberRecord, ...form }} name="position" />
        </>
      )}
    </ActDialog>
  );
}
