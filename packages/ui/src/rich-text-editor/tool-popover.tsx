import type { ReactNode } from 'react';
import { popover } from '../popover/popover.css.ts';
import { Content, Portal, Root, Trigger } from '../primitives/popover.ts';
import { form } from './tool-popover.css.ts';

export interface ToolPopoverProps {
  /** The tool that opens it. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gives the focus back to the text. */
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A small form that a tool opens. Escape and its end lead back to the text, where the work goes on. */
export function ToolPopover({ trigger, label, open, onOpenChange, onClose, onSubmit, children }: ToolPopoverProps) {
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          className={popover}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <form
            className={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React passes it on to the form that the editor stands in.
              event.stopPropagation();
              onSubmit();
            }}
          >
            {children}
          </form>
        </Content>
      </Portal>
    </Root>
  );
}
