import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './inline-alert.css.ts';

export interface InlineAlertProps {
  /** `info` tells what is good to know, `warning` what keeps the part below from working as it should. */
  readonly tone?: keyof typeof styles.tone;
  /** Takes the whole width of the sheet that it stands in. */
  readonly flush?: boolean;
  /** A sentence; read out when it appears later than the page. */
  readonly children: ReactNode;
  /** Compact buttons that answer it. */
  readonly action?: ReactNode;
}

/** A strip in a page, above the part that it is about. */
export function InlineAlert({ tone = 'info', flush = false, children, action }: InlineAlertProps) {
  return (
    <div role="status" className={classNames(styles.tone[tone], flush && styles.flush)}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} size={16} className={styles.icon[tone]} />
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
