import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Brand, type BrandProps } from './brand.tsx';
import * as styles from './header.css.ts';
import { headerMessages } from './messages.ts';

export interface HeaderProps {
  readonly brand: BrandProps;
  /** Address of the page: what is folded out on one page is folded on the next. */
  readonly page?: string;
  /** Right side, usually `MemberActions` or `VisitorActions`. */
  readonly children?: ReactNode;
  /** Ends in a hairline, for pages without the menu bar. */
  readonly ended?: boolean;
}

/**
 * White bar at the top of every page with a header: 100 px high, 64 on phones. There only the bell stands beside the
 * name; the other actions fold out below it, one a row, without scripts too.
 */
export function Header({ brand, page = '', children, ended = false }: HeaderProps) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <header className={classNames(styles.header, ended && styles.ended)}>
      <div className={styles.row}>
        <Brand {...brand} />
        {children && (
          <>
            <details
              className={styles.fold}
              open={openOn === page}
              onToggle={({ currentTarget }) => setOpenOn(currentTarget.open ? page : null)}
            >
              <summary className={styles.foldControl} aria-label={headerMessages.more}>
                <Icon name="menu" />
              </summary>
            </details>
            <div className={styles.actions}>{children}</div>
          </>
        )}
      </div>
    </header>
  );
}
