import { checkPhoneForCode } from '@jianzhu/domain';
import { PhoneField, SendCodeField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { securityTexts as texts } from './messages.ts';
import { Puzzle } from './puzzle.tsx';
import { type FieldTexts, refusedFields, securityCalls } from './security-calls.ts';

export interface PhoneCodeProps {
  readonly scene: 'identity' | 'change-phone';
  readonly label: string;
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly errors: FieldTexts;
  readonly onErrors: (errors: FieldTexts) => void;
  readonly onOtherWay: () => void;
}

/** A phone number, the puzzle, and the code that is sent to it. */
export function PhoneCode(props: PhoneCodeProps) {
  const { scene, label, phone, onPhone, code, onCode, errors, onErrors, onOtherWay } = props;
  const client = usePortalClient();
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [puzzles, setPuzzles] = useState(0);
  const isPhone = checkPhoneForCode(phone) === null;

  async function send(): Promise<boolean> {
    if (captchaToken === null) {
      onErrors({ smsCode: texts.puzzleFirst });
      return false;
    }
    try {
      const { security } = await securityCalls(client);
      await security.sendVerificationCode({ query: { phone }, body: { captchaToken, scene } });
      onErrors({});
      client.notify({ tone: 'success', text: texts.codeSent });
      return true;
    } catch (error) {
      onErrors(refusedFields(client, error, 'smsCode'));
      return false;
    } finally {
      // Its token is used up, whatever came of it.
      setCaptchaToken(null);
      setPuzzles((count) => count + 1);
    }
  }

  return (
    <>
      <PhoneField id="phone" label={label} required value={phone} error={errors.phone} onChange={onPhone} />
      {isPhone && (
        <Puzzle
          key={`${phone} ${puzzles}`}
          scene={scene}
          phone={phone}
          onToken={setCaptchaToken}
          onOtherWay={onOtherWay}
        />
      )}
      <SendCodeField
        id="smsCode"
        label={texts.code}
        required
        value={code}
        error={errors.smsCode}
        canSend={isPhone}
        onChange={onCode}
        onSend={send}
      />
    </>
  );
}
