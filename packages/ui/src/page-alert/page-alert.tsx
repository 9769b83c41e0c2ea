import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './page-alert.css.ts';

export interface PageAlertProps {
  readonly message: string;
  /** What happens next, or what is kept. */
  readonly note?: string | undefined;
  /** A button on the right of the words. */
  readonly action?: ReactNode;
  readonly id?: string;
  /** Stands in the document, but is not shown yet. */
  readonly hidden?: boolean;
}

/** Strip above the whole page: what keeps it from working, while the page itself can still be read. */
export function PageAlert({ message, note, action, id, hidden }: PageAlertProps) {
  return (
    // A page without scripts shows this strip by taking the attribute away, before React has seen the document.
    <div role="alert" className={styles.strip} id={id} hidden={hidden} suppressHydrationWarning>
      <p className={styles.message}>
        <Icon name="warning" className={styles.icon} />
        {message}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </div>
  );
}
