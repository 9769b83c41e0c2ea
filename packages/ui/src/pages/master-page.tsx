import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import * as styles from './master-page.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';

export interface MasterLink {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly icon: IconName;
  /** A figure at its end. */
  readonly note?: string;
}

export interface MasterPageProps extends PageHeadProps {
  /** What the list at the left is called. */
  readonly listTitle: string;
  readonly groups: readonly { readonly name: string; readonly links: readonly MasterLink[] }[];
  /** Key of the one that is open. */
  readonly current?: string | undefined;
  /** Adds one more. */
  readonly listAction?: ReactNode;
  /**
   * The address names the one that is open: a phone, which has no room for both, shows it, and the way back to the list;
   * else the list.
   */
  readonly isNamed: boolean;
  readonly back: { readonly text: string; readonly href: string };
  /** The one that is open. */
  readonly children: ReactNode;
  /** Below both, such as an `ActionBar`. */
  readonly foot?: ReactNode;
}

/** A few records by their names, and beside them the one that is open. */
export function MasterPage(props: MasterPageProps) {
  const { listTitle, groups, current, listAction, isNamed, back, children, foot, actions, ...head } = props;
  // What belongs to the one that is open goes with it.
  const ofOpen = classNames(styles.contents, !isNamed && styles.besideOnly);
  return (
    <>
      <PageHead {...head} actions={actions && <div className={ofOpen}>{actions}</div>} />
      <div className={styles.sheet}>
        <nav aria-label={listTitle} className={classNames(styles.list, isNamed && styles.besideOnly)}>
          <div className={styles.head}>
            <p className={styles.title}>{listTitle}</p>
            {listAction}
          </div>
          {groups.map(({ name, links }) => (
            <div key={name}>
              <p className={styles.group}>{name}</p>
              <ul>
                {links.map(({ key, text, href, icon, note }) => (
                  <li key={key}>
                    <Link href={href} className={styles.link} {...(key === current && { 'aria-current': 'page' })}>
                      <Icon name={icon} size={16} />
                      <span className={styles.text}>{text}</span>
                      {note && <span className={styles.note}>{note}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classNames(styles.main, !isNamed && styles.besideOnly)}>
          <Link href={back.href} className={styles.back}>
            <Icon name="chevron-left" size={16} />
            {back.text}
          </Link>
          {children}
        </div>
      </div>
      {foot && <div className={ofOpen}>{foot}</div>}
    </>
  );
}
