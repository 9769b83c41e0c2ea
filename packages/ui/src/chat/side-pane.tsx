import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as styles from './side-pane.css.ts';

export interface SidePaneProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Gives the focus back to what opened the pane, unless the member has taken it elsewhere. */
function useFocusAfterClosing() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

/** Frame of what stands beside a conversation. Its button and Escape close it. */
export function SidePane({ title, closeLabel, onClose, children }: SidePaneProps) {
  useFocusAfterClosing();
  const closeOnEscape = (event: KeyboardEvent) => {
    // While a character is being chosen, Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <aside className={styles.pane} aria-label={title} onKeyDown={closeOnEscape}>
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
