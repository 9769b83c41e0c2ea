import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { PhoneCode } from '../../phone-code/phone-code.tsx';
import type { PhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { SentForm } from '../../record/use-sent-form.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { sendCertificationCode } from './certification-calls.ts';

export interface ApplicationProofProps {
  readonly label: string;
  readonly form: Pick<SentForm, 'errors' | 'setErrors'>;
  readonly proof: PhoneProof;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** What an application is handed in with: the code that proves its phone, and the word on the agreement. */
export function ApplicationProof({ label, form, proof, isAgreed, onAgree }: ApplicationProofProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  return (
    <>
      <PhoneCode
        scene="certification"
        label={label}
        form={form}
        proof={proof}
        onSend={(asked) => sendCertificationCode(client, asked)}
        otherWay={texts.bySelf}
        onOtherWay={() => void navigate(paths.customerService)}
      />
      <FieldGroup id="agree" label={texts.agreement} error={form.errors.agree}>
        <Checkbox label={texts.agreement} checked={isAgreed} onChange={onAgree} />
      </FieldGroup>
    </>
  );
}
