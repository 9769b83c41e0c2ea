import { useState } from 'react';
import { Checkbox } from './choices.tsx';
import { fieldMessages } from './messages.ts';
import * as styles from './pin-pad.css.ts';

export interface PinPadProps {
  readonly value: string;
  readonly onChange: (pin: string) => void;
  /** Told once the sixth digit is there. */
  readonly onComplete: (pin: string) => void;
  readonly disabled?: boolean;
}

const LENGTH = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Digits in an order that nobody knows beforehand, by the browser's source of chance. */
function shuffled(): readonly string[] {
  const digits: string[] = [...DIGITS];
  for (let last = digits.length - 1; last > 0; last -= 1) {
    // What is drawn above the last whole multiple would favour the first ones.
    let drawn = 256;
    while (drawn >= 256 - (256 % (last + 1))) drawn = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    const at = drawn % (last + 1);
    [digits[last], digits[at]] = [digits[at] ?? '', digits[last] ?? ''];
  }
  return digits;
}

/** Keys for a PIN, beside its field: for a pointer, and in an order of their own where somebody may look on. */
export function PinPad({ value, onChange, onComplete, disabled = false }: PinPadProps) {
  const [digits, setDigits] = useState<readonly string[]>(DIGITS);
  const isRandom = digits !== DIGITS;

  function press(digit: string) {
    if (value.length >= LENGTH) return;
    const pin = value + digit;
    onChange(pin);
    if (pin.length === LENGTH) onComplete(pin);
  }

  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} disabled={disabled} onClick={() => press(digit)}>
      {digit}
    </button>
  );
  return (
    <div>
      <fieldset aria-label={fieldMessages.pinPad} className={styles.pad}>
        {digits.slice(0, 9).map(key)}
        <button type="button" className={styles.key} disabled={disabled || value === ''} onClick={() => onChange('')}>
          {fieldMessages.pinClear}
        </button>
        {digits.slice(9).map(key)}
        <button
          type="button"
          className={styles.key}
          disabled={disabled || value === ''}
          onClick={() => onChange(value.slice(0, -1))}
        >
          {fieldMessages.pinBack}
        </button>
      </fieldset>
      <Checkbox
        label={fieldMessages.pinRandom}
        checked={isRandom}
        onChange={(wanted) => setDigits(wanted ? shuffled() : DIGITS)}
      />
    </div>
  );
}
