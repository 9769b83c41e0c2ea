import type { ReactNode } from 'react';
import * as styles from './sub-head.css.ts';

export interface SubHeadProps {
  readonly title: string;
  /** A note or link on the right. */
  readonly children: ReactNode;
}

/** Heads a part of a section, above a hairline. */
export function SubHead({ title, children }: SubHeadProps) {
  return (
    <div className={styles.subHead}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
