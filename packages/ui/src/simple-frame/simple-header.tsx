import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '../header/brand.tsx';
import * as styles from './simple-frame.css.ts';

export interface SimpleHeaderProps {
  readonly brand: BrandProps;
  readonly children?: ReactNode;
}

/** Logo bar of pages without menu and banner. */
export function SimpleHeader({ brand, children }: SimpleHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand {...brand} />
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
