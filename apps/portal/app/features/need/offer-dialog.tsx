import { needReplyRecord } from '@jianzhu/domain/needs';
import { WideField } from '@jianzhu/ui/needs';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { errorsOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useFieldValues } from '../../record/use-field-values.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
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
  const { revalidate } = useRevalidator();
  const form = useSentForm();
  const { errors, submit } = form;
  const fields = useFieldValues(needReplyRecord, errors);
  const key = useRef(newKey());

  function send() {
    submit(errorsOf(needReplyRecord, fields.values), 'plan', async () => {
      const calls = await needCalls(client);
      const body = { ...v.parse(needReplyRecord, fields.values), needId: need.id };
      await calls.reply({ body }, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: texts.offered });
      onClose();
      await revalidate();
    });
  }

  return (
    <FormDialog
      isRunning={form.isRunning}
      title={texts.offerTitle}
      text={need.title}
      confirmText={texts.submitOffer}
      onSubmit={send}
      onClose={onClose}
    >
      <WideField>
        <RecordField form={fields} name="price" />
        <RecordField form={fields} name="days" />
        <RecordField form={fields} name="plan" />
      </WideField>
    </FormDialog>
  );
}
