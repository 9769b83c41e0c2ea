import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Close, Content, Description, Overlay, Portal, Root, Title } from '../primitives/dialog.tsx';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import * as styles from './dialog.css.ts';
import { dialogMessages } from './messages.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Left out where only its own buttons close it, as what it shows is shown once: neither Escape nor a cross do. */
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  /** A sentence below the title, read out with it. */
  readonly text?: string | undefined;
  /** For content that needs room, such as a video: 960 px where the window has them. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
}

/** Dialog of 400 px, or of 960, in the middle of the window; keeps the focus inside and closes on Escape, if it may. */
export function Dialog({ open, onOpenChange, title, text, wide = false, children, actions }: DialogProps) {
  const described = text ? {} : { 'aria-describedby': undefined };
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Portal>
        <Overlay className={styles.scrim} />
        <Content
          className={classNames(styles.dialog, wide && styles.wide)}
          {...described}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
        >
          <Title className={styles.title}>{title}</Title>
          {text && <Description className={styles.text}>{text}</Description>}
          {children}
          {actions && <div className={styles.foot}>{actions}</div>}
          {onOpenChange && (
            <Close className={classNames(styles.closeButton, styles.corner)} aria-label={dialogMessages.close}>
              <Icon name="close" />
            </Close>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
