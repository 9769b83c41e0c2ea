import { type Ref, useImperativeHandle, useState } from 'react';
import { passedMark, useSecondsLeft } from '../countdown/use-seconds-left.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.css.ts';
import type { FieldWords } from './field.tsx';
import { fieldMessages } from './messages.ts';
import { TextField } from './text-field.tsx';

/** What a page can ask of the field. */
export interface SendCodeHandle {
  /** As if its button was pressed: nothing while it waits. */
  readonly send: () => void;
}

export interface SendCodeFieldProps extends FieldWords {
  readonly ref?: Ref<SendCodeHandle>;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Sends the code; the ms until another may be asked for, 0 for none. Says itself what went wrong, and never rejects. */
  readonly onSend: () => Promise<number>;
  /** Whether a code can be asked for, usually once the phone number is complete. */
  readonly canSend?: boolean;
  readonly name?: string;
}

const codeLength = 6;
const spokenAt = [60, 30, 10, 0];

function announcement(mark: number | null): string {
  if (mark === null) return '';
  return mark === 0 ? fieldMessages.codeCanBeSent : fieldMessages.secondsLeft(mark);
}

/** A code by text message, with the button that sends it. After that it waits, spoken at 60, 30, 10 and 0 s. */
export function SendCodeField({ ref, value, onChange, onSend, canSend = true, ...props }: SendCodeFieldProps) {
  const [nextAtMs, setNextAtMs] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const left = useSecondsLeft(nextAtMs);
  const isWaiting = nextAtMs !== null && left !== 0;
  const isHeld = isSending || isWaiting;

  async function send() {
    if (isHeld) return;
    setIsSending(true);
    const waitMs = await onSend();
    if (waitMs > 0) setNextAtMs(Date.now() + waitMs);
    setIsSending(false);
  }
  useImperativeHandle(ref, () => ({ send: () => void send() }));

  const again = nextAtMs === null ? fieldMessages.sendCode : fieldMessages.sendAgain;
  return (
    <div>
      <TextField
        {...props}
        value={value}
        onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength))}
        inputMode="numeric"
        autoComplete="one-time-code"
        suffix={
          <button
            type="button"
            className={styles.inner}
            disabled={!canSend}
            // Not disabled: the button has the focus, which it would lose.
            aria-disabled={isHeld}
            onClick={() => void send()}
          >
            {isWaiting && left !== null ? fieldMessages.secondsLeft(left) : again}
          </button>
        }
      />
      <span role="status">
        <VisuallyHidden>{announcement(passedMark(left, spokenAt))}</VisuallyHidden>
      </span>
    </div>
  );
}
