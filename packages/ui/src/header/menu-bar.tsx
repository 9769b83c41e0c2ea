import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { type LargeText, LargeTextToggle } from './large-text-toggle.tsx';
import * as styles from './menu-bar.css.ts';
import { headerMessages } from './messages.ts';

export interface MenuEntry {
  /** Section the entry stands for. */
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Opens a new window, marked by an arrow and a hidden note. */
  readonly newWindow?: boolean;
}

export interface MenuBarProps {
  readonly entries: readonly MenuEntry[];
  /** Key of the entry whose section or page is shown. */
  readonly current?: string | undefined;
  readonly onEntryClick?: (entry: MenuEntry, event: MouseEvent<HTMLAnchorElement>) => void;
  readonly largeText?: LargeText;
  readonly helpHref?: string;
}

/** Main menu, 64 px high, stays at the top of the window while the page scrolls. */
export function MenuBar({ entries, current, onEntryClick, largeText, helpHref }: MenuBarProps) {
  return (
    <nav className={styles.menu} aria-label={headerMessages.mainMenu}>
      <div className={styles.row}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Link
                className={styles.entry}
                href={entry.href}
                newWindow={entry.newWindow}
                aria-current={entry.key === current ? 'true' : undefined}
                data-record="menu"
                onClick={(event) => onEntryClick?.(entry, event)}
              >
                {entry.label}
                {entry.newWindow && <Icon name="arrow-up-right" size={16} className={styles.away} />}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.side}>
          {largeText && <LargeTextToggle place="menu" {...largeText} />}
          {helpHref && (
            <Link className={styles.sideEntry} href={helpHref}>
              <Icon name="help" size={16} />
              {headerMessages.help}
            </Link>
          )}
        </div>
      </div>
    </nav>
  );
}
