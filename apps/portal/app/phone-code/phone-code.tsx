import { BusinessError } from '@jianzhu/api-client';
import { checkPhoneForCode, SEND_CODE_COUNTDOWN_MS } from '@jianzhu/domain';
import { PhoneField, SendCodeField, type SendCodeHandle } from '@jianzhu/ui/fields';
import { useRef, useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { refusedFields } from '../record/field-texts.ts';
import type { SentForm } from '../record/use-sent-form.ts';
import { phoneCodeTexts as texts } from './messages.ts';
import { type CodeScene, Puzzle } from './puzzle.tsx';
import type { PhoneProof } from './use-phone-proof.ts';

export interface PhoneCodeProps {
  /** What the code is for. */
  readonly scene: CodeScene;
  /** Has a code sent; rejects with what the platform refuses. */
  readonly onSend: (asked: { readonly phone: string; readonly captchaToken: string }) => Promise<unknown>;
  readonly label: string;
  readonly form: Pick<SentForm, 'errors' | 'setErrors'>;
  readonly proof: PhoneProof;
  /** What stands on the button of who cannot do the puzzle, and where it leads. */
  readonly otherWay: string;
  readonly onOtherWay: () => void;
}

/** A phone number, the puzzle, and the code that is sent to it, at once when the puzzle is solved. */
export function PhoneCode(props: PhoneCodeProps) {
  const { scene, label, form, proof, onSend, otherWay, onOtherWay } = props;
  const { errors, setErrors } = form;
  const { phone } = proof;
  const client = usePortalClient();
  const captchaToken = useRef<string | null>(null);
  const codeField = useRef<SendCodeHandle>(null);
  const [puzzles, setPuzzles] = useState(0);
  const [isSolved, setIsSolved] = useState(false);
  const isPhone = checkPhoneForCode(phone) === null;

  function anotherPuzzle(): void {
    setIsSolved(false);
    setPuzzles((count) => count + 1);
  }

  /** @returns the ms until the platform sends another one, after a refusal too */
  async function send(): Promise<number> {
    const token = captchaToken.current;
    // It is good for one code, whatever comes of it.
    captchaToken.current = null;
    if (token === null) {
      setErrors({ smsCode: texts.puzzleFirst });
      if (isSolved) anotherPuzzle();
      return 0;
    }
    try {
      await onSend({ phone, captchaToken: token });
      setErrors({});
      client.notify({ tone: 'success', text: texts.codeSent });
      // The solved picture stays until another code is asked for.
      setIsSolved(true);
      return SEND_CODE_COUNTDOWN_MS;
    } catch (error) {
      setErrors(refusedFields(client, error, 'smsCode'));
      anotherPuzzle();
      return error instanceof BusinessError ? (error.retryAfter ?? 0) * 1000 : 0;
    }
  }

  function keepToken(token: string | null): void {
    captchaToken.current = token;
    if (token !== null) codeField.current?.send();
  }

  return (
    <>
      <PhoneField id="phone" label={label} required value={phone} error={errors.phone} onChange={proof.setPhone} />
      {isPhone && (
        <Puzzle
          key={`${phone} ${puzzles}`}
          scene={scene}
          phone={phone}
          onToken={keepToken}
          otherWay={otherWay}
          onOtherWay={onOtherWay}
        />
      )}
      <SendCodeField
        // The wait is that of one number: whoever has mistyped it need not sit it out.
        key={isPhone ? phone : ''}
        ref={codeField}
        id="smsCode"
        label={texts.code}
        required
        value={proof.smsCode}
        error={errors.smsCode}
        canSend={isPhone}
        onChange={proof.setCode}
        onSend={send}
      />
    </>
  );
}
