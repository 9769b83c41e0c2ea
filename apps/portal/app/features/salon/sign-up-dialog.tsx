import { TextLink } from '@jianzhu/ui';
import { TextField } from '@jianzhu/ui/fields';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkPhoneCode } from '../../phone-code/check-phone-code.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { SentFormDialog } from '../../record/sent-form-dialog.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
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
  const { login } = useLoginLinks();
  const form = useSentForm();
  const { errors, submit, setErrors } = form;
  const [name, setName] = useState(userInfo?.realName ?? '');
  const [company, setCompany] = useState(user.companyInfo?.niceName ?? '');
  const [phone, setPhone] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const key = useRef(newKey());
  const mayWait = isFull(salon);

  function violations(): FieldTexts {
    const found = [...name.trim()].length < 2 ? { name: texts.nameShort } : {};
    return userInfo ? found : { ...found, ...checkPhoneCode(phone, smsCode) };
  }

  function send() {
    submit(violations(), userInfo ? 'name' : 'phone', async () => {
      const calls = await salonCalls(client);
      const owner = userInfo ? {} : { phone, smsCode };
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
    <SentFormDialog
      form={form}
      title={mayWait ? texts.waitDialog : texts.dialog}
      text={mayWait ? texts.waitHint : texts.dialogText(salon.title, salon.beginTime.slice(0, 16))}
      cancelText={texts.giveUp}
      submitText={mayWait ? texts.submitWait : texts.submit}
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
        maxLength={20}
      />
      <TextField
        id="company"
        label={texts.company}
        placeholder={texts.companyHint}
        value={company}
        error={errors.company}
        onChange={setCompany}
        maxLength={60}
      />
      {userInfo ? (
        <p>{texts.ownPhone(userInfo.phoneMasked)}</p>
      ) : (
        <>
          <VisitorPhone
            scene="salon"
            phone={phone}
            onPhone={setPhone}
            code={smsCode}
            onCode={setSmsCode}
            errors={errors}
            onErrors={setErrors}
          />
          <p>
            {texts.loginHint}
            <TextLink href={login}>{texts.goToLogin}</TextLink>
          </p>
        </>
      )}
    </SentFormDialog>
  );
}
