import type { ReactNode } from 'react';
import * as styles from './samples.css.ts';

/** A cell of two lines: what it is, and below it in small what belongs to it. */
export function twoLines(first: ReactNode, second: ReactNode) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      <span className={styles.second}>{second}</span>
    </>
  );
}
