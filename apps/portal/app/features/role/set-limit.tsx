import { formatMoney } from '@jianzhu/domain/money';
import { roleLimitRecord } from '@jianzhu/domain/roles';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { roleTexts as texts } from './messages.ts';
import { type RoleRow, roleCalls } from './role-calls.ts';

export interface SetLimitProps {
  readonly role: RoleRow;
  readonly onClose: () => void;
}

/** Asks up to which amount the holders of a role of the system approve in this company (domain rules 16.3). */
export function SetLimit({ role: { id, name, approvalLimit: previous }, onClose }: SetLimitProps) {
  const client = usePortalClient();
  return (
    <ActDialog
      title={texts.setLimit}
      text={name}
      confirmText={texts.saveLimit}
      record={roleLimitRecord}
      start={{ approvalLimit: previous }}
      send={async ({ approvalLimit }) => {
        await (await roleCalls(client)).limit({ body: { id, approvalLimit, previous } });
        return texts.limitSet(approvalLimit === null ? null : formatMoney(approvalLimit));
      }}
      onClose={onClose}
    >
      {(form) => (
        <RecordField form={{ record: roleLimitRecord, ...form }} name="approvalLimit" help={texts.limitHelp} />
      )}
    </ActDialog>
  );
}
