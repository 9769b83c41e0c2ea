import { useNavigate, useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { MemberPhone } from '../../phone-code/member-phone.tsx';
import { phoneCodeTexts as phoneTexts } from '../../phone-code/messages.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import { securityTexts as texts } from './messages.ts';
import { ProveAgain } from './prove-again.tsx';
import { SecurityFormPage } from './security-form.tsx';
import { useSecurityForm } from './use-security-form.ts';

/** Another phone number, proven by a code to it; other devices are logged out. */
export function PhoneForm({ verifyTicket }: { readonly verifyTicket: string }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useSecurityForm();
  const { errors, isRunning, submit } = form;
  const proof = usePhoneProof();

  function save() {
    submit(proof.violations(), 'smsCode', async ({ security }) => {
      const { phone, smsCode } = proof;
      await security.changePhone({ body: { verifyTicket, phone, smsCode } });
      client.notify({ tone: 'success', text: texts.phoneSaved });
      await (await client.memberSession()).changedOwnData();
      await navigate(paths.security, { replace: true });
      await revalidate();
    });
  }

  return (
    <SecurityFormPage
      title={texts.editPhone}
      note={texts.phoneNote}
      errors={errors}
      isRunning={isRunning}
      besides={<ProveAgain />}
      onSubmit={save}
    >
      <MemberPhone
        scene="change-phone"
        label={texts.newPhone}
        form={form}
        proof={proof}
        otherWay={phoneTexts.askService}
        onOtherWay={() => void navigate(paths.customerService)}
      />
    </SecurityFormPage>
  );
}
