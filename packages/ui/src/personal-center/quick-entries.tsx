import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import * as styles from './quick-entries.css.ts';

/** A page that is opened often. */
export interface QuickEntry {
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
}

export interface QuickEntriesProps {
  readonly entries: readonly QuickEntry[];
}

/** Ways to what a member does most, each with its drawing. */
export function QuickEntries({ entries }: QuickEntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ name, icon, href }) => (
        <li key={href}>
          <Link className={styles.entry} href={href} data-record="quick">
            <span className={styles.drawing}>
              <Icon name={icon} size={20} />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
