import { accessRecord } from '@jianzhu/domain/visitor-forms';
import { useRef } from 'react';
import * as v from 'valibot';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { errorsOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useFieldValues } from '../../record/use-field-values.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { applyTexts as texts } from './messages.ts';
import { openApiCalls } from './open-api-calls.ts';

/** The form of who asks for access. */
export default function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const client = usePortalClient();
  const { userInfo, user } = useSession();
  const form = useSentForm();
  const { errors, submit } = form;
  const fields = useFieldValues(accessRecord, errors, {
    businessName: user.companyInfo?.niceName ?? '',
    contactName: userInfo?.realName ?? '',
  });
  const proof = usePhoneProof();
  const key = useRef(newKey());

  function send() {
    submit({ ...errorsOf(accessRecord, fields.values), ...proof.violations() }, 'smsCode', async () => {
      const openApi = await openApiCalls(client);
      const { code } = await openApi.apply(
        { body: { ...v.parse(accessRecord, fields.values), phone: proof.phone, smsCode: proof.smsCode } },
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
      <RecordField form={fields} name="businessName" />
      <RecordField form={fields} name="contactName" />
      <RecordField form={fields} name="purpose" help={texts.purposeHint} />
      <VisitorPhone scene="open-api" form={form} proof={proof} />
    </FormDialog>
  );
}
