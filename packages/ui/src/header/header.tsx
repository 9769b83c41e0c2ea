import type { ReactNode } from 'react';
import { Brand, type BrandProps } from './brand.tsx';
import * as styles from './header.css.ts';

export interface HeaderProps {
  readonly brand: BrandProps;
  /** Right side, usually `MemberActions` or `VisitorActions`. */
  readonly children?: ReactNode;
}

/** White bar at the top of every page with a header: 100 px high, 64 on phones. */
export function Header({ brand, children }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand {...brand} />
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
