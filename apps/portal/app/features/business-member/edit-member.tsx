import { businessMemberRecord, refuseOtherRoles } from '@jianzhu/domain/business-members';
import { MOST_ROLES } from '@jianzhu/domain/roles';
import { DescriptionList } from '@jianzhu/ui/record';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { type MemberChoices, type MemberRow, memberCalls } from './member-calls.ts';
import { memberTexts as texts } from './messages.ts';

export interface MemberDialogProps {
  readonly member: MemberRow;
  readonly choices: MemberChoices;
  readonly onClose: () => void;
}

/** Roles, department and position of a member. */
export function EditMember({ member, choices, onClose }: MemberDialogProps) {
  const client = usePortalClient();
  const { id, version, department, position, roleIds } = member;
  const fixed = refuseOtherRoles(member);
  return (
    <ActDialog
      title={texts.edit}
      text={member.realName}
      confirmText={texts.save}
      record={businessMemberRecord}
      start={{ department, position, roleIds }}
      send={async (fields) => {
        await (await memberCalls(client)).update({ body: { ...fields, id, version } });
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
