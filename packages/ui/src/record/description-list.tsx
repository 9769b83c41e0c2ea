import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './description-list.css.ts';
import { recordMessages } from './messages.ts';

export interface Description {
  readonly term: string;
  /** Null and empty are shown as a dash. */
  readonly value: ReactNode;
  /** Takes a whole row. */
  readonly wide?: boolean;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
  readonly columns?: keyof typeof styles.columnsOf;
}

/** Facts of one record: label above value in a grid of hairlines. */
export function DescriptionList({ items, columns = 3 }: DescriptionListProps) {
  return (
    <dl className={styles.columnsOf[columns]}>
      {items.map(({ term, value, wide }) => (
        <div key={term} className={classNames(styles.entry, wide && styles.wide)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value === null || value === '' ? recordMessages.none : value}</dd>
        </div>
      ))}
    </dl>
  );
}
