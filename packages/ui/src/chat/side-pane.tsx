import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as styles from './side-pane.css.ts';

export interface SidePaneProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Frame of what stands beside a conversation. */
export function SidePane({ title, closeLabel, onClose, children }: SidePaneProps) {
  return (
    <aside className={styles.pane} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
