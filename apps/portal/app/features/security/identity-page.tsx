import { PasswordField, RadioGroup, TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MemberPhone } from '../../phone-code/member-phone.tsx';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { securityTexts as texts } from './messages.ts';
import { handOver, type ProofPurpose } from './proof.ts';
import { SecurityFormPage } from './security-form.tsx';
import { useAsksIdNumber } from './use-asks-id-number.ts';
import { useSecurityForm } from './use-security-form.ts';

const ways = [
  { value: 'password', label: texts.byPassword },
  { value: 'code', label: texts.byCode },
] as const;

export interface IdentityPageProps {
  readonly purpose: ProofPurpose;
  /** The page that needs the proof. */
  readonly next: string;
  /** What the proof is the first step of, where the page is named after that. */
  readonly title?: string;
}

/** Proves that the member is at hand: by the login password, or by a code to the current phone (domain rules 18.1). */
export function IdentityPage({ purpose, next, title = texts.identity }: IdentityPageProps) {
  const navigate = useNavigate();
  const phoneMasked = useSession().userInfo?.phoneMasked ?? '';
  const form = useSecurityForm();
  const { errors, isRunning, submit, setErrors } = form;
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  const [idLast6, setIdLast6] = useState('');
  const proof = usePhoneProof();
  const asksIdNumber = useAsksIdNumber();

  function choose(chosen: 'password' | 'code') {
    setErrors({});
    setWay(chosen);
  }

  function missing(): FieldTexts {
    if (way === 'password') return password === '' ? { password: texts.passwordEmpty } : {};
    const isEnd = !asksIdNumber || /^\d{5}[\dXx]$/.test(idLast6);
    return { ...proof.violations(), ...(!isEnd && { idLast6: texts.idLast6Empty }) };
  }

  function prove() {
    submit(missing(), way === 'password' ? 'password' : 'smsCode', async ({ security }) => {
      const given = way === 'password' ? { password } : { smsCode: proof.smsCode, ...(asksIdNumber && { idLast6 }) };
      const { verifyTicket } = await security.verifyIdentity({ body: { type: purpose, ...given } });
      await navigate(next, { replace: true, state: handOver(verifyTicket) });
    });
  }

  return (
    <SecurityFormPage
      title={title}
      note={texts.identityHint(phoneMasked)}
      submitText={texts.next}
      errors={errors}
      isRunning={isRunning}
      onSubmit={prove}
    >
      <RadioGroup label={texts.identity} options={ways} value={way} onChange={choose} />
      {way === 'password' ? (
        <PasswordField
          id="password"
          label={texts.loginPassword}
          required
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={setPassword}
        />
      ) : (
        <>
          <MemberPhone
            scene="identity"
            label={texts.currentPhone}
            form={form}
            proof={proof}
            otherWay={texts.byPasswordInstead}
            onOtherWay={() => choose('password')}
          />
          {asksIdNumber && (
            <TextField
              id="idLast6"
              label={texts.idLast6}
              required
              autoComplete="off"
              value={idLast6}
              error={errors.idLast6}
              onChange={setIdLast6}
            />
          )}
        </>
      )}
    </SecurityFormPage>
  );
}
