import type { ReactNode } from 'react';
import * as styles from './browse-page.css.ts';

export interface BrowseRowsProps {
  readonly children: ReactNode;
  readonly pager: ReactNode;
}

/** The rows of a list with their pager below. */
export function BrowseRows({ children, pager }: BrowseRowsProps) {
  return (
    <>
      {children}
      <div className={styles.pager}>{pager}</div>
    </>
  );
}
