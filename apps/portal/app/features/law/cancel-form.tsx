import { Button } from '@jianzhu/ui';
import { DrawerForm } from '@jianzhu/ui/law';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkPhoneCode } from '../../phone-code/check-phone-code.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import type { LawyerFormProps } from './booking-form.tsx';
import { lawCalls } from './law-calls.ts';
import { lawTexts as texts } from './messages.ts';

/** Asks before a consultation is given back; who has not booked with an own number proves the one that did. */
export default function CancelForm({ lawyer, onClose }: LawyerFormProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit, setErrors } = useSentForm();
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const key = useRef(newKey());
  const isOwn = lawyer.own !== null;

  function send(event: FormEvent) {
    event.preventDefault();
    submit(isOwn ? {} : checkPhoneCode(phone, smsCode), 'phone', async () => {
      const law = await lawCalls(client);
      const owner = isOwn ? {} : { phone, smsCode };
      await law.cancelBooking({ body: { lawyerId: lawyer.id, ...owner } }, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: texts.cancelled });
      onClose();
      await revalidate();
    });
  }

  return (
    <DrawerForm
      title={texts.cancel}
      onSubmit={send}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" pending={isRunning}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p>{texts.cancelAsk}</p>
      {isOwn ? (
        errors.phone && <p role="alert">{errors.phone}</p>
      ) : (
        <VisitorPhone
          scene="law"
          phone={phone}
          onPhone={setPhone}
          code={smsCode}
          onCode={setSmsCode}
          errors={errors}
          onErrors={setErrors}
        />
      )}
    </DrawerForm>
  );
}
