import { SEAT_LENGTHS as limits } from '@jianzhu/domain/forms';
import { TextField } from '@jianzhu/ui/fields';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { newKey } from '../../record/use-act.ts';
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
  const form = useSentForm();
  const { errors, submit } = form;
  const [name, setName] = useState(userInfo?.realName ?? '');
  const [company, setCompany] = useState(user.companyInfo?.niceName ?? '');
  const proof = usePhoneProof();
  const key = useRef(newKey());
  const mayWait = isFull(salon);

  function violations(): FieldTexts {
    const found = [...name.trim()].length < limits.name.min ? { name: texts.nameShort(limits.name.min) } : {};
    return userInfo ? found : { ...found, ...proof.violations() };
  }

  function send() {
    submit(violations(), userInfo ? 'name' : 'phone', async () => {
      const calls = await salonCalls(client);
      const owner = userInfo ? {} : { phone: proof.phone, smsCode: proof.smsCode };
      const { place } = await calls.signUp(
        { body: { salonId: salon.id, name, company, ...owner, ...(mayWait && { mayWait: 1 }) } },
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
      <TextField
        id="name"
        label={texts.name}
        required
        value={name}
        error={errors.name}
        onChange={setName}
        maxLength={limits.name.max}
      />
      <TextField
        id="company"
        label={texts.company}
        placeholder={texts.companyHint}
        value={company}
        error={errors.company}
        onChange={setCompany}
        maxLength={limits.company.max}
      />
      {userInfo ? (
        <p>{texts.ownPhone(userInfo.phoneMasked)}</p>
      ) : (
        <VisitorPhone scene="salon" loginHint={texts.loginHint} form={form} proof={proof} />
      )}
    </FormDialog>
  );
}
