import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './pagination.css.ts';

/** How a page is reached: by its own address, or by asking the caller for it. */
export type PageTurning =
  | { readonly hrefOf: (page: number) => string; readonly onSelect?: undefined }
  | { readonly onSelect: (page: number) => void; readonly hrefOf?: undefined };

export interface PageBoxProps {
  readonly turning: PageTurning;
  /** Null when the box leads nowhere: before the first or after the last page. */
  readonly page: number | null;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** One page, or the one before or after: a link where pages have addresses. */
export function PageBox({ turning, page, isCurrent = false, children }: PageBoxProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  if (turning.hrefOf) {
    return page === null ? (
      <span className={styles.page} aria-disabled="true">
        {children}
      </span>
    ) : (
      <Link href={turning.hrefOf(page)} className={styles.page} {...current}>
        {children}
      </Link>
    );
  }
  const { onSelect } = turning;
  return (
    <button
      type="button"
      className={styles.page}
      {...current}
      {...(page === null ? { 'aria-disabled': true } : { onClick: () => onSelect(page) })}
    >
      {children}
    </button>
  );
}
