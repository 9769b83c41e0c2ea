import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkPhoneCode } from '../../phone-code/check-phone-code.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { SentFormDialog } from '../../record/sent-form-dialog.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { salonTexts as texts } from './messages.ts';
import { salonCalls } from './salon-calls.ts';
import { cancelQuestion } from './salon-entry.ts';
import type { SeatDialogProps } from './sign-up-dialog.tsx';
import { keepVisitorSeat } from './use-visitor-seat.ts';

/** Asks before a seat is given back; who is not signed up with an own number proves the one that is. */
export default function CancelDialog({ salon, onClose }: SeatDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const form = useSentForm();
  const { errors, submit, setErrors } = form;
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const key = useRef(newKey());
  const isOwn = salon.own !== null;

  function send() {
    submit(isOwn ? {} : checkPhoneCode(phone, smsCode), 'phone', async () => {
      const calls = await salonCalls(client);
      const owner = isOwn ? {} : { phone, smsCode };
      await calls.cancel({ body: { salonId: salon.id, ...owner } }, { idempotencyKey: key.current });
      if (!isOwn) keepVisitorSeat(salon.id, null);
      client.notify({ tone: 'success', text: texts.cancelled });
      onClose();
      await revalidate();
    });
  }

  return (
    <SentFormDialog
      form={form}
      title={texts.cancel}
      text={cancelQuestion(salon)}
      cancelText={texts.keep}
      submitText={texts.cancel}
      onSubmit={send}
      onClose={onClose}
    >
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
    </SentFormDialog>
  );
}
