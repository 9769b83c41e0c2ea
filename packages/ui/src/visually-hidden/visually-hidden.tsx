import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
