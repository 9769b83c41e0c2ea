import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import * as styles from './page-frame.css.ts';

export interface PageFrameProps {
  /** `sheet` is the home page's white, `page` the grey of all others. */
  readonly ground: keyof typeof styles.ground;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** `FloatingRail`, if the page has one. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of a page: skip link, header, main region, footer. At least 1600, 1400 or 1200 px wide by width of the
 * window; below 1024 px it flows in one column (specification section 9, page minimum widths).
 */
export function PageFrame({ ground, header, footer, rail, children }: PageFrameProps) {
  return (
    <div className={styles.ground[ground]}>
      <SkipLink />
      {header}
      <div className={styles.body}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {rail}
      </div>
      {footer}
    </div>
  );
}
