import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './locked-text.css.ts';

export interface LockedTextProps {
  readonly title: string;
  readonly text: string;
  /** How to get to the rest. */
  readonly action: ReactNode;
  readonly hint?: string;
}

/** Where a text ends that is to be paid for, and how to get to the rest. */
export function LockedText({ title, text, action, hint }: LockedTextProps) {
  return (
    <section className={styles.lock} aria-label={title}>
      <Icon name="lock" size={24} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action}
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
