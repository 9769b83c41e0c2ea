import { needReplyRecord } from '@jianzhu/domain/needs';
import { WideField } from '@jianzhu/ui/needs';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { emptyValues, valuesOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import type { ShownNeed } from './load-needs.server.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';

export interface OfferDialogProps {
  readonly need: ShownNeed;
  readonly onClose: () => void;
}

/** The form for an offer, which the need's owner alone will see. */
export default function OfferDialog({ need, onClose }: OfferDialogProps) {
  const client = usePortalClient();
  const before = need.own?.ownReply;
  return (
    <ActDialog
      title={texts.offerTitle}
      text={need.title}
      confirmText={texts.submitOffer}
      record={needReplyRecord}
      // Who offers again goes on from what was said before.
      start={before ? valuesOf(needReplyRecord, { ...before }) : emptyValues(needReplyRecord)}
      send={async (fields, idempotencyKey) => {
        const calls = await needCalls(client);
        await calls.reply({ body: { ...fields, needId: need.id } }, { idempotencyKey });
        return texts.offered;
      }}
      onClose={onClose}
    >
      {(act) => {
        const form = { record: needReplyRecord, ...act };
        return (
          <WideField>
            <RecordField form={form} name="price" />
            <RecordField form={form} name="days" />
            <RecordField form={form} name="plan" />
          </WideField>
        );
      }}
    </ActDialog>
  );
}
