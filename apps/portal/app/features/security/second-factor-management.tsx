import { Button } from '@jianzhu/ui';
import { TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { CompanyRule } from './company-rule.tsx';
import type { SecondFactor } from './load-security.server.ts';
import { secondFactorTexts as texts } from './second-factor-messages.ts';
import { SecurityFormPage } from './security-form.tsx';
import { useSecurityForm } from './use-security-form.ts';

export interface SecondFactorManagementProps {
  readonly state: SecondFactor;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
}

/** New recovery codes, or back to one factor; each with a code. */
export function SecondFactorManagement({ state, onRenewed }: SecondFactorManagementProps) {
  const { recoveryLeft, mayRequire, isRequired } = state;
  const { notify } = usePortalClient();
  const navigate = useNavigate();
  const { errors, isRunning, submit } = useSecurityForm();
  const [code, setCode] = useState('');
  const found = () => (code.trim() === '' ? { code: texts.anyCodeEmpty } : {});

  function renew() {
    submit(found(), 'code', async ({ security }) => {
      const { recoveryCodes } = await security.renewRecoveryCodes({ body: { code } });
      setCode('');
      onRenewed(recoveryCodes);
    });
  }

  function end() {
    submit(found(), 'code', async ({ security }) => {
      await security.endSecondFactor({ body: { code } });
      notify({ tone: 'success', text: texts.ended });
      await navigate(paths.security, { replace: true });
    });
  }

  return (
    <SecurityFormPage
      title={texts.page}
      note={`${texts.on}，${texts.recoveryLeft}${texts.count(recoveryLeft)}`}
      submitText={texts.renew}
      errors={errors}
      isRunning={isRunning}
      besides={
        <Button variant="line" pending={isRunning} onClick={end}>
          {texts.end}
        </Button>
      }
      further={
        mayRequire ? [{ key: 'company', title: texts.company, content: <CompanyRule isRequired={isRequired} /> }] : []
      }
      onSubmit={renew}
    >
      <TextField
        id="code"
        label={texts.anyCode}
        required
        autoComplete="one-time-code"
        maxLength={24}
        value={code}
        error={errors.code}
        onChange={setCode}
      />
    </SecurityFormPage>
  );
}
