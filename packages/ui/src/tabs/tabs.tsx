import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import * as styles from './tabs.css.ts';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Unread count as it is to be read; null shows none. */
  readonly count?: string | null;
  /** How many records there are, in muted figures. */
  readonly total?: string;
  /** What waits for the member: its total stands out. */
  readonly urgent?: boolean;
}

export interface TabListProps<Value extends string> {
  /** Joins the list with its `TabPanel`; unique on the page. */
  readonly id: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly selected: Value;
  readonly onSelect: (value: Value) => void;
  readonly variant?: keyof typeof styles.variant;
  readonly className?: string;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs of one panel. Arrow keys, Home and End move and select; one tab is in the tab order (ARIA tabs pattern). */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { id, label, tabs, selected, onSelect, variant = 'ruled', className } = props;
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex((tab) => tab.value === selected),
      tabs.length,
    );
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.value);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, styles.variant[variant], className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab.value === selected}
          tabIndex={tab.value === selected ? 0 : -1}
          className={styles.tabOf[variant]}
          onClick={() => onSelect(tab.value)}
        >
          {tab.label}
          {tab.total && <span className={styles.total[tab.urgent ? 'urgent' : 'usual']}>{tab.total}</span>}
          <Badge text={tab.count ?? null} />
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  /** The id of the `TabList`. */
  readonly id: string;
  readonly selected: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** What the selected tab shows. */
export function TabPanel({ id, selected, children, className }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`} className={className}>
      {children}
    </div>
  );
}
