import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import * as styles from './side-links.css.ts';

export interface SideLink {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  /** Date or figure behind the text. */
  readonly note?: ReactNode;
  /** Something else that can be opened of it. */
  readonly second?: { readonly text: string; readonly href: string; readonly label: string };
}

export interface SideLinksProps {
  readonly title: string;
  readonly links: readonly SideLink[];
  /** Key of the one shown. */
  readonly current?: string;
  readonly more?: { readonly text: string; readonly href: string };
  readonly hint?: string;
  /** Below them: what there is to do. */
  readonly children?: ReactNode;
  /** On a sheet of its own; else on the ground of the page. */
  readonly framed?: boolean;
}

/** A short list of links beside a text: versions, other texts, related articles. */
export function SideLinks({ title, links, current, more, hint, framed = false, children }: SideLinksProps) {
  return (
    <nav aria-label={title} className={classNames(framed && styles.framed)}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.text}
          </Link>
        )}
      </div>
      <ul>
        {links.map(({ key, text, href, note, second }) => (
          <li key={key} className={styles.row}>
            <Link href={href} className={styles.link} {...(key === current && { 'aria-current': 'page' })}>
              {text}
            </Link>
            {note && <span className={styles.note}>{note}</span>}
            {second && (
              <Link href={second.href} className={styles.second} aria-label={second.label}>
                {second.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.foot}>{children}</div>}
    </nav>
  );
}
