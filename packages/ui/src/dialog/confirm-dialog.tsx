import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Content, Description, Overlay, Portal, Root, Title } from '../primitives/dialog.tsx';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import * as styles from './dialog.css.ts';
import { dialogMessages } from './messages.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title?: string;
  readonly text: string;
  /** Verb of what will happen, such as 确认退出. */
  readonly confirmText: string;
  readonly cancelText?: string;
  readonly onConfirm: () => void;
  /** Cancel button or Escape. */
  readonly onCancel: () => void;
  readonly pending?: boolean;
}

/** Asks before something is done. Only its buttons and Escape answer it; the focus starts on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title = dialogMessages.title, text, confirmText, cancelText = dialogMessages.cancel } = props;
  const { onConfirm, onCancel, pending = false } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Portal>
        <Overlay className={styles.scrim} />
        <Content
          className={styles.dialog}
          onOpenAutoFocus={(event) => {
            rememberOpener();
            event.preventDefault();
            cancel.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Title className={styles.title}>{title}</Title>
          <Description className={styles.text}>{text}</Description>
          <div className={styles.foot}>
            <Button ref={cancel} variant="line" size="regular" onClick={onCancel}>
              {cancelText}
            </Button>
            <Button size="regular" pending={pending} onClick={onConfirm}>
              {confirmText}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
