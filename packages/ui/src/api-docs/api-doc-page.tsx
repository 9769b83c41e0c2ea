import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import * as styles from './api-doc-page.css.ts';

export interface ApiDocPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  /** A sentence below the title. */
  readonly lead: string;
  /** At most one of them solid. */
  readonly actions?: ReactNode;
  /** `ApiContents`. */
  readonly left: ReactNode;
  /** What is read: a call, or a text about all of them. */
  readonly children: ReactNode;
  /** Examples and what came of trying. */
  readonly right?: ReactNode;
}

/** A document of calls: contents, one call, its examples beside it. */
export function ApiDocPage({ path, title, lead, actions, left, children, right }: ApiDocPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {actions && (
          <div className={styles.actions}>
            {actions}
            <NeedsScripts />
          </div>
        )}
      </div>
      <div className={classNames(styles.columns, Boolean(right) && styles.withAside)}>
        {left}
        <div className={styles.sheet}>{children}</div>
        {right && <div className={styles.aside}>{right}</div>}
      </div>
    </div>
  );
}
