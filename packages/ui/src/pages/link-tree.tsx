import { useState } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './link-tree.css.ts';

export interface LinkGroup {
  readonly key: string;
  readonly title: string;
  readonly links: readonly { readonly key: string; readonly text: string; readonly href: string }[];
}

export interface LinkTreeProps {
  /** Accessible name, such as 帮助目录. */
  readonly label: string;
  readonly groups: readonly LinkGroup[];
  /** Key of the link shown. */
  readonly current?: string;
  /** Asks for a few letters of a link, such as 搜索帮助. */
  readonly searchHint: string;
  /** Where no link has them. */
  readonly noMatch: string;
}

/** Links in groups that fold; typing leaves those that have what was typed. */
export function LinkTree({ label, groups, current, searchHint, noMatch }: LinkTreeProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const found = groups
    .map((group) => ({ ...group, links: group.links.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav aria-label={label} className={styles.tree}>
      <input
        type="search"
        value={typed}
        placeholder={searchHint}
        aria-label={searchHint}
        className={styles.search}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.groups}>
        {found.map(({ key, title, links }) => (
          <details key={key} open className={styles.group}>
            <summary className={styles.title}>{title}</summary>
            <ul>
              {links.map((link) => (
                <li key={link.key}>
                  <Link
                    href={link.href}
                    className={styles.link}
                    {...(link.key === current && { 'aria-current': 'page' })}
                  >
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <p role="status" className={styles.none}>
          {found.length === 0 && noMatch}
        </p>
      </div>
    </nav>
  );
}
