import { ACCESS_LENGTHS as limits } from '@jianzhu/domain/open-api';
import { TextArea, TextField } from '@jianzhu/ui/fields';
import { useRef, useState } from 'react';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { applyTexts as texts } from './messages.ts';
import { openApiCalls } from './open-api-calls.ts';

/** The form of who asks for access. */
export default function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const client = usePortalClient();
  const { userInfo, user } = useSession();
  const form = useSentForm();
  const { errors, submit } = form;
  const [businessName, setBusinessName] = useState(user.companyInfo?.niceName ?? '');
  const [contactName, setContactName] = useState(userInfo?.realName ?? '');
  const [purpose, setPurpose] = useState('');
  const proof = usePhoneProof();
  const key = useRef(newKey());

  const length = (text: string) => [...text.trim()].length;
  const violations = (): FieldTexts => ({
    ...(length(businessName) < limits.businessName.min && {
      businessName: texts.lengthOf(texts.company, limits.businessName),
    }),
    ...(length(contactName) < limits.contactName.min && {
      contactName: texts.lengthOf(texts.contact, limits.contactName),
    }),
    ...(length(purpose) < limits.purpose.min && { purpose: texts.lengthOf(texts.purpose, limits.purpose) }),
    ...proof.violations(),
  });

  function send() {
    submit(violations(), 'smsCode', async () => {
      const openApi = await openApiCalls(client);
      const { code } = await openApi.apply(
        { body: { businessName, contactName, phone: proof.phone, purpose, smsCode: proof.smsCode } },
        { idempotencyKey: key.current },
      );
      client.notify({ tone: 'success', text: texts.done(code) });
      onClose();
    });
  }

  return (
    <FormDialog
      isRunning={form.isRunning}
      title={texts.title}
      text={texts.text}
      cancelText={texts.giveUp}
      confirmText={texts.submit}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        id="businessName"
        label={texts.company}
        required
        value={businessName}
        error={errors.businessName}
        onChange={setBusinessName}
        maxLength={limits.businessName.max}
      />
      <TextField
        id="contactName"
        label={texts.contact}
        required
        value={contactName}
        error={errors.contactName}
        onChange={setContactName}
        maxLength={limits.contactName.max}
      />
      <TextArea
        id="purpose"
        label={texts.purpose}
        placeholder={texts.purposeHint}
        required
        value={purpose}
        error={errors.purpose}
        onChange={setPurpose}
        maxLength={limits.purpose.max}
      />
      <VisitorPhone scene="open-api" form={form} proof={proof} />
    </FormDialog>
  );
}
