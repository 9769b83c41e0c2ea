import { useId } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './link-tabs.css.ts';

/** One of a few views of a list, with an address of its own. */
export interface LinkTab {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** How many there are behind it, in muted figures. */
  readonly total?: string;
}

export interface LinkTabsProps {
  /** What they choose between, such as 地址标签. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** Key of the one shown. */
  readonly current: string;
  /** `boxed` among filters, below its label; `states` across the top of a list's sheet, where the label is only read out. */
  readonly variant?: 'boxed' | 'states';
}

/** A few views of a list side by side, each a link: they work in new tabs and without scripts. */
export function LinkTabs({ label, tabs, current, variant = 'boxed' }: LinkTabsProps) {
  const id = useId();
  return (
    <div className={styles.groupOf[variant]}>
      <span id={id} className={styles.labelOf[variant]}>
        {label}
      </span>
      <nav aria-labelledby={id} className={styles.listOf[variant]}>
        {tabs.map((tab) => (
          <Link
            key={tab.key}
            href={tab.href}
            className={styles.tabOf[variant]}
            {...(tab.key === current && { 'aria-current': 'true' })}
          >
            {tab.label}
            {tab.total && <span className={styles.total}>{tab.total}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}
