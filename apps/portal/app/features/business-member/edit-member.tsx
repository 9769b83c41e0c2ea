import { businessMemberRecord, MOST_ROLES_OF_MEMBER } from '@jianzhu/domain/business-members';
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

/** Why a member's roles stand as they are; '' where they may be changed. */
const rolesFixed = ({ isOwner, isSelf }: MemberRow) => (isOwner ? texts.fixedOwner : isSelf ? texts.fixedSelf : '');

/** Roles, department and position of a member. */
export function EditMember({ member, choices, onClose }: MemberDialogProps) {
  const client = usePortalClient();
  const { id, version, department, position, roleIds } = member;
  const fixed = rolesFixed(member);
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
          {fixed === '' ? (
            <SeveralField
              form={form}
              name="roleIds"
              label={texts.roles}
              help={texts.rolesHelp(MOST_ROLES_OF_MEMBER)}
              options={choices.roles.map((role) => ({ id: role.id, label: role.name }))}
              max={MOST_ROLES_OF_MEMBER}
            />
          ) : (
            <DescriptionList
              columns={1}
              items={[{ term: texts.roles, value: `${member.roleNames.join('、')}（${fixed}）` }]}
            />
          )}
          <RecordField form={{ record: businessMemberRecord, ...form }} name="department" />
          <RecordField form={{ record: businessMemberRecord, ...form }} name="position" />
        </>
      )}
    </ActDialog>
  );
}
