import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Close, Content, Overlay, Portal, Root, Title } from '../primitives/dialog.tsx';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import * as styles from './drawer.css.ts';
import { drawerMessages } from './messages.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Panel at the right edge: 550 px wide, 100 px below the top so that the header stays clear, at least 500 px high;
 * the whole window on phones. Slides in from 550 px off the screen and out again. Escape, the scrim and the close
 * button close it; the focus goes back where it came from.
 */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.scrim} />
        <Content
          className={styles.drawer}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
        >
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            <Close className={styles.close} aria-label={drawerMessages.close}>
              <Icon name="close" />
            </Close>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
