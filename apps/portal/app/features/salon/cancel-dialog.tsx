import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkPhoneCode } from '../../phone-code/check-phone-code.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { salonTexts as texts } from './messages.ts';
import { salonCalls } from './salon-calls.ts';
import type { SeatDialogProps } from './sign-up-dialog.tsx';

/** Asks before a seat is given back; who is not signed up with an own number proves the one that is. */
export default function CancelDialog({ salon, onClose }: SeatDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit, setErrors } = useSentForm();
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const key = useRef(newKey());
  const form = useId();
  const isOwn = salon.own !== null;

  function send(event: FormEvent) {
    event.preventDefault();
    submit(isOwn ? {} : checkPhoneCode(phone, smsCode), 'phone', async () => {
      const calls = await salonCalls(client);
      const owner = isOwn ? {} : { phone, smsCode };
      await calls.cancel({ body: { salonId: salon.id, ...owner } }, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: texts.cancelled });
      onClose();
      await revalidate();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.cancel}
      text={texts.cancelAsk}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={form} size="regular" pending={isRunning}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        {isOwn ? (
          errors.phone && <p role="alert">{errors.phone}</p>
        ) : (
          <VisitorPhone
            scene="salon"
            phone={phone}
            onPhone={setPhone}
            code={smsCode}
            onCode={setSmsCode}
            errors={errors}
            onErrors={setErrors}
          />
        )}
      </form>
    </Dialog>
  );
}
