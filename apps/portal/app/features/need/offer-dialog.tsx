import { needReplyRecord } from '@jianzhu/domain/needs';
import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { WideField } from '@jianzhu/ui/needs';
import { type FormEvent, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
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
  const { errors, isRunning, submit } = useSentForm();
  const fields = useFieldValues(needReplyRecord, errors);
  const key = useRef(newKey());
  const form = useId();

  function send(event: FormEvent) {
    event.preventDefault();
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.offerTitle}
      text={need.title}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} size="regular" pending={isRunning}>
            {texts.submitOffer}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <WideField>
          <RecordField form={fields} name="price" />
          <RecordField form={fields} name="days" />
          <RecordField form={fields} name="plan" />
        </WideField>
      </form>
    </Dialog>
  );
}
