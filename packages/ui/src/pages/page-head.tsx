import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import * as styles from './page-head.css.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly path?: BreadcrumbProps['places'];
  /** Status beside the title. */
  readonly status?: ReactNode;
  /** At most one of them solid. */
  readonly actions?: ReactNode;
}

/** Path, title and actions at the top of a page. */
export function PageHead({ title, path, status, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        {path && <Breadcrumb places={path} />}
        <div className={styles.title}>
          <h1 className={styles.heading}>{title}</h1>
          {status}
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
