import { lazy, Suspense, useState } from 'react';
import { ColumnButton } from './column-button.tsx';
import type { ColumnChoice } from './columns.ts';
import * as styles from './data-table.css.ts';

const ColumnPopover = lazy(() => import('./column-popover.tsx'));

export type ColumnSettingsProps = ColumnChoice;

/**
 * Lets the member choose the columns; where that is kept is the caller's. Not shown where the rows are cards. The
 * settings are loaded when it is first opened.
 */
export function ColumnSettings(props: ColumnSettingsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={styles.settingsButton}>
      {isAsked ? (
        <Suspense fallback={<ColumnButton pending />}>
          <ColumnPopover {...props} />
        </Suspense>
      ) : (
        <ColumnButton aria-expanded={false} onClick={() => setIsAsked(true)} />
      )}
    </div>
  );
}
