import { BusinessError } from '@jianzhu/api-client';
import { TENDER_MESSAGES, TENDER_TYPE } from '@jianzhu/domain/tenders';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { useNavigate } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import type { RecordAct } from '../../record/use-act.ts';
import { tenderTexts as texts } from './messages.ts';
import { type TenderDetail, tenderCalls } from './tender-calls.ts';
import { editHref } from './tender-links.ts';

export interface SubmitDialogProps {
  readonly tender: TenderDetail;
  readonly act: RecordAct;
  readonly onClose: () => void;
}

/** Hands a draft in for review from where it is listed; one that lacks something goes to its form, which says what. */
export function SubmitDialog({ tender, act, onClose }: SubmitDialogProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { id, version, tenderType, buyer } = tender;
  const submit = () =>
    void act
      .run('submit', async (idempotencyKey) => {
        try {
          await (await tenderCalls(client)).submit({ body: { id, version } }, { idempotencyKey });
          return texts.done.submit;
        } catch (error) {
          const lacking = error instanceof BusinessError ? error.fieldErrors[0]?.message : undefined;
          if (lacking === undefined) throw error;
          client.notify({ tone: 'warning', text: lacking });
          await navigate(editHref(tender));
          return undefined;
        }
      })
      .then(onClose);
  return (
    <ConfirmDialog
      open
      title={TENDER_MESSAGES.submitTitle}
      text={TENDER_MESSAGES.submitConfirm({
        isInvited: tenderType === TENDER_TYPE.invited,
        suppliers: buyer?.invitees.length ?? 0,
      })}
      confirmText={texts.acts.submit}
      pending={act.isBusy('submit')}
      onConfirm={submit}
      onCancel={onClose}
    />
  );
}
