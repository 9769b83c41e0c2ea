import type { Ref } from 'react';
import { Field, type FieldWords } from './field.tsx';
import * as styles from './pin-field.css.ts';

export interface PinFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (pin: string) => void;
  /** Told once the sixth digit is there. */
  readonly onComplete?: ((pin: string) => void) | undefined;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const slots = [0, 1, 2, 3, 4, 5] as const;

/** Six masked digits over one real field. */
export function PinField({ value, onChange, onComplete, disabled = false, ref, ...words }: PinFieldProps) {
  function change(text: string) {
    const pin = text.normalize('NFKC').replace(/\D/g, '').slice(0, slots.length);
    onChange(pin);
    if (pin.length === slots.length && pin !== value) onComplete?.(pin);
  }

  return (
    <Field {...words}>
      {(attributes) => (
        <div className={styles.pin}>
          <div className={styles.slots} aria-hidden="true">
            {slots.map((slot) => (
              <span key={slot} className={styles.slot} data-active={slot === Math.min(value.length, slots.length - 1)}>
                {slot < value.length ? '•' : ''}
              </span>
            ))}
          </div>
          <input
            {...attributes}
            ref={ref}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={slots.length}
            className={styles.input}
            disabled={disabled}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
