import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import * as styles from './salon-page.css.ts';

export interface SalonPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly children: ReactNode;
  readonly rail: ReactNode;
}

/** The page of one event: its sheet, and beside it the way to a seat. */
export function SalonPage({ path, children, rail }: SalonPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.columns}>
        {children}
        <aside className={styles.rail}>{rail}</aside>
      </div>
    </div>
  );
}
