import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as fieldStyles from './field.css.ts';
import type { FieldWords } from './field.tsx';
import { fieldMessages } from './messages.ts';
import * as styles from './password-field.css.ts';
import { TextField } from './text-field.tsx';

/** How hard a password is to guess, as the caller's rule finds. */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

export interface PasswordFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** `new-password` where one is chosen, so that password managers offer one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shown below when given; null while nothing is typed. */
  readonly strength?: PasswordStrength | null;
  readonly name?: string;
}

const levels: readonly PasswordStrength[] = ['weak', 'medium', 'strong'];

function Strength({ strength }: { readonly strength: PasswordStrength | null }) {
  const reached = strength === null ? 0 : levels.indexOf(strength) + 1;
  return (
    <p className={styles.strength} role="status">
      {levels.map((level, index) => (
        <span key={level} className={styles.barOf[strength !== null && index < reached ? strength : 'none']} />
      ))}
      <span className={styles.verdict}>
        {fieldMessages.strength}
        {strength && `：${fieldMessages.strengthOf[strength]}`}
      </span>
    </p>
  );
}

/** A password that can be shown while it is typed. */
export function PasswordField({ strength, help, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      help={
        strength === undefined ? (
          help
        ) : (
          <>
            <Strength strength={strength} />
            {help}
          </>
        )
      }
      suffix={
        <button
          type="button"
          className={fieldStyles.inner}
          aria-label={fieldMessages.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-off'} />
        </button>
      }
    />
  );
}
