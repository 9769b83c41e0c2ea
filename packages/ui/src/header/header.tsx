import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Brand, type BrandProps } from './brand.tsx';
import * as styles from './header.css.ts';

export interface HeaderProps {
  readonly brand: BrandProps;
  /** Right side, usually `MemberActions` or `VisitorActions`. */
  readonly children?: ReactNode;
  /** Ends in a hairline, for pages without the menu bar. */
  readonly ended?: boolean;
}

/** White bar at the top of every page with a header: 100 px high, 64 on phones. */
export function Header({ brand, children, ended = false }: HeaderProps) {
  return (
    <header className={classNames(styles.header, ended && styles.ended)}>
      <div className={styles.row}>
        <Brand {...brand} />
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
