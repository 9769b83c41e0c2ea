import { Button } from '@jianzhu/ui';
import { TextArea, TextField } from '@jianzhu/ui/fields';
import { QrCode } from '@jianzhu/ui/qr-code';
import { useEffect, useRef, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { ProveAgain } from './prove-again.tsx';
import { secondFactorTexts as texts } from './second-factor-messages.ts';
import { SecurityFormPage } from './security-form.tsx';
import { useSecurityForm } from './use-security-form.ts';

export interface SecondFactorSetupProps {
  readonly verifyTicket: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret to the member's app and takes its first code. */
export function SecondFactorSetup({ verifyTicket, onConfirmed }: SecondFactorSetupProps) {
  const { notify } = usePortalClient();
  const copy = useCopy();
  const { errors, isRunning, submit } = useSecurityForm();
  const [started, setStarted] = useState<{ readonly secret: string; readonly otpauthUri: string } | null>(null);
  const [code, setCode] = useState('');
  const isAsked = useRef(false);

  useEffect(() => {
    // A proof is good for one secret: a second effect of the same page must not ask again.
    if (isAsked.current) return;
    isAsked.current = true;
    submit({}, 'code', async ({ security }) => {
      setStarted(await security.startSecondFactor({ body: { verifyTicket } }));
    });
  }, [submit, verifyTicket]);

  function confirm() {
    const found = /^\d{6}$/.test(code) ? {} : { code: texts.codeEmpty };
    submit(found, 'code', async ({ security }) => {
      const { recoveryCodes } = await security.confirmSecondFactor({ body: { code } });
      notify({ tone: 'success', text: texts.on });
      onConfirmed(recoveryCodes);
    });
  }

  return (
    <SecurityFormPage
      title={texts.setUp}
      note={texts.scan}
      submitText={texts.setUp}
      errors={errors}
      isRunning={isRunning}
      besides={<ProveAgain />}
      onSubmit={confirm}
    >
      {started !== null && (
        <>
          <QrCode value={started.otpauthUri} label={texts.qrCode} size={180} />
          <TextArea
            id="secret"
            label={texts.secret}
            help={texts.secretHelp}
            readOnly
            // On a phone it does not fit on one line, and whoever types it over must see all of it.
            rows={2}
            value={started.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            onChange={() => undefined}
          />
          <div>
            <Button variant="line" size="compact" onClick={() => void copy(started.secret)}>
              {texts.copy}
            </Button>
          </div>
        </>
      )}
      <TextField
        id="code"
        label={texts.code}
        help={texts.codeHelp}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={errors.code}
        // Apps show it in two groups of three.
        onChange={(text) => setCode(text.replaceAll(/\s/g, ''))}
      />
    </SecurityFormPage>
  );
}
