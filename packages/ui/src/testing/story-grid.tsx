import type { ReactNode } from 'react';
import * as styles from './story-grid.css.ts';

export interface StoryGridProps {
  readonly columns: number;
  readonly children: ReactNode;
}

/** The matrix of a story: all looks of a component side by side. */
export function StoryGrid({ columns, children }: StoryGridProps) {
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}>
      {children}
    </div>
  );
}

/** Fields of a story in one column as wide as a form's. */
export function StoryColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
