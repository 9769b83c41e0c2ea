import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tab, TabList } from '../tabs/tabs.tsx';
import * as styles from './section-tabs.css.ts';

/** One of the sections that a record shows in turn. */
export interface SectionTab extends Tab<string> {
  readonly content: ReactNode;
  /** Fills the sheet from edge to edge: the content brings its own paddings. */
  readonly flush?: boolean;
}

export interface SectionTabsProps {
  /** Joins tabs and panels; unique on the page. */
  readonly id: string;
  /** What they choose between, such as 招标内容. */
  readonly label: string;
  readonly tabs: readonly SectionTab[];
  /** Value of the one shown. */
  readonly selected: string;
  readonly onSelect: (value: string) => void;
}

/** Sections of a record behind tabs; on paper all of them stand below each other. */
export function SectionTabs({ id, label, tabs, selected, onSelect }: SectionTabsProps) {
  return (
    <div className={styles.sheet}>
      <TabList variant="states" className={styles.head} {...{ id, label, tabs, selected, onSelect }} />
      {tabs.map(({ value, label: title, content, flush = false }) => (
        <div
          key={value}
          {...(value === selected && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${value}` })}
          className={classNames(value !== selected && styles.away, flush ? styles.flush : styles.panel)}
        >
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

/** Facts within a panel from edge to edge, below a title of their own. */
export function PanelPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      {children}
    </section>
  );
}
