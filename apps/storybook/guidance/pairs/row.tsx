import type { ReactNode } from 'react';
import * as styles from '../guidance.css.ts';

/** Examples side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
