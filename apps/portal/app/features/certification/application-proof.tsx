import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { useNavigate } from 'react-router';
import { AgreementLink } from '../../agreement/agreement-link.tsx';
import * as paths from '../../paths.ts';
import { MemberPhone } from '../../phone-code/member-phone.tsx';
import type { PhoneProof } from '../../phone-code/use-phone-proof.ts';

import type { SentForm } from '../../record/use-sent-form.ts';
import { applicationTexts as texts } from './application-messages.ts';

export interface ApplicationProofProps {
  readonly label: string;
  readonly form: Pick<SentForm, 'errors' | 'setErrors'>;
  readonly proof: PhoneProof;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** What an application is handed in with: the code that proves its phone, and the word on the agreement. */
export function ApplicationProof({ label, form, proof, isAgreed, onAgree }: ApplicationProofProps) {
  const navigate = useNavigate();
  return (
    <>
      <MemberPhone
        scene="certification"
        label={label}
        form={form}
        proof={proof}
        otherWay={texts.bySelf}
        onOtherWay={() => void navigate(paths.customerService)}
      />
      <FieldGroup
        id="agree"
        label={texts.agreement}
        help={<AgreementLink code="certification_agreement" />}
        error={form.errors.agree}
      >
        <Checkbox label={texts.agreement} checked={isAgreed} onChange={onAgree} />
      </FieldGroup>
    </>
  );
}
