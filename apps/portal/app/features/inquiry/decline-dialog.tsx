import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { checkDeclining, declining } from './act-records.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryTexts as texts } from './messages.ts';

export interface DeclineDialogProps {
  readonly inquiryId: string;
  readonly onClose: () => void;
}

/** Asks why an invitation is declined. */
export function DeclineDialog({ inquiryId, onClose }: DeclineDialogProps) {
  const client = usePortalClient();
  return (
    <ActDialog
      title={texts.declineTitle}
      text={INQUIRY_MESSAGES.declineConfirm}
      record={declining}
      start={{ reason: null, remark: '' }}
      check={checkDeclining}
      send={async (values) => {
        await (await inquiryCalls(client)).declineInvite({ body: { id: inquiryId, ...values } });
        return texts.done.decline;
      }}
      onClose={onClose}
    />
  );
}
