import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './api-contents.css.ts';

/** Calls that belong together, or texts about all of them. */
export interface ApiGroup {
  readonly key: string;
  readonly title: string;
  /** Unfolded at first. */
  readonly isOpen: boolean;
  readonly links: readonly {
    readonly key: string;
    readonly text: string;
    readonly href: string;
    /** Method of a call. */
    readonly mark?: string;
  }[];
}

export interface ApiContentsProps {
  readonly label: string;
  readonly groups: readonly ApiGroup[];
  /** Key of the link shown. */
  readonly current: string;
  readonly search: ReactNode;
  /** Said where nothing was found. */
  readonly none: string;
}

/** What a document of calls holds, in groups that fold. */
export function ApiContents({ label, groups, current, search, none }: ApiContentsProps) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <div className={styles.search}>{search}</div>
      {groups.map(({ key, title, isOpen, links }) => (
        // Another state of the address unfolds other groups.
        <details key={`${key} ${isOpen}`} open={isOpen} className={styles.group}>
          <summary className={styles.groupTitle}>
            {title}
            <span className={styles.count}>{links.length}</span>
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.key}>
                <Link
                  href={link.href}
                  className={styles.link}
                  {...(link.key === current && { 'aria-current': 'page' })}
                >
                  {link.mark && <span className={styles.mark}>{link.mark}</span>}
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p role="status" className={styles.none}>
        {groups.length === 0 && none}
      </p>
    </nav>
  );
}
