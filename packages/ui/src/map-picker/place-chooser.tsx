import type { ReactNode } from 'react';
import * as styles from './place-chooser.css.ts';

export interface PlaceChooserProps {
  /** Search box above the map, and the map. */
  readonly map: ReactNode;
  /** What is chosen, and what has to be decided about it. */
  readonly children: ReactNode;
  /** Buttons, the main one first. */
  readonly actions: ReactNode;
}

/** A map on a sheet, and beside it what is chosen there; below it where there is no room. */
export function PlaceChooser({ map, children, actions }: PlaceChooserProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{map}</div>
      <div className={styles.side}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
