import { seatRecord } from '@jianzhu/domain/visitor-forms';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { errorsOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useFieldValues } from '../../record/use-field-values.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import type { ShownSalon } from './load-salons.server.ts';
import { salonTexts as texts } from './messages.ts';
import { salonCalls } from './salon-calls.ts';
import { isFull } from './salon-entry.ts';
import { keepVisitorSeat } from './use-visitor-seat.ts';

export interface SeatDialogProps {
  readonly salon: ShownSalon;
  readonly onClose: () => void;
}

/** The form for a seat, or for a place among those who wait: a visitor proves the phone number, a member's is known. */
export default function SignUpDialog({ salon, onClose }: SeatDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { userInfo, user } = useSession();
  // Another tab or another visitor was faster: the page says how it is now.
  const form = useSentForm(() => {
    onClose();
    void revalidate();
  });
  const { errors, submit } = form;
  const fields = useFieldValues(seatRecord, errors, {
    name: userInfo?.realName ?? '',
    company: user.companyInfo?.niceName ?? '',
  });
  const proof = usePhoneProof();
  const key = useRef(newKey());
  const mayWait = isFull(salon);

  function violations(): FieldTexts {
    const found = errorsOf(seatRecord, fields.values);
    return userInfo ? found : { ...found, ...proof.violations() };
  }

  function send() {
    submit(violations(), userInfo ? 'name' : 'phone', async () => {
      const calls = await salonCalls(client);
      const owner = userInfo ? {} : { phone: proof.phone, smsCode: proof.smsCode };
      const { place } = await calls.signUp(
        {
          body: { salonId: salon.id, ...v.parse(seatRecord, fields.values), ...owner, ...(mayWait && { mayWait: 1 }) },
        },
        { idempotencyKey: key.current },
      );
      if (!userInfo) keepVisitorSeat(salon.id, { place });
      client.notify({ tone: 'success', text: place > 0 ? texts.doneWaiting(place) : texts.done });
      onClose();
      await revalidate();
    });
  }

  return (
    <FormDialog
      isRunning={form.isRunning}
      title={mayWait ? texts.waitDialog : texts.dialog}
      text={mayWait ? texts.waitHint : texts.dialogText(salon.title, salon.beginTime.slice(0, 16))}
      cancelText={texts.giveUp}
      confirmText={mayWait ? texts.submitWait : texts.submit}
      onSubmit={send}
      onClose={onClose}
    >
      <RecordField form={fields} name="name" />
      <RecordField form={fields} name="company" help={texts.companyHint} />
      {userInfo ? (
        <p>{texts.ownPhone(userInfo.phoneMasked)}</p>
      ) : (
        <VisitorPhone scene="salon" loginHint={texts.loginHint} form={form} proof={proof} />
      )}
    </FormDialog>
  );
}
