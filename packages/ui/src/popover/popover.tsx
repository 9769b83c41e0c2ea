import type { ReactNode } from 'react';
import { Content, Portal, Root, Trigger } from '../primitives/popover.ts';
import * as styles from './popover.css.ts';

export interface PopoverProps {
  /** The one button that opens it. */
  readonly trigger: ReactNode;
  /** Accessible name of what opens. */
  readonly label: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Details beside a control. Escape and a click outside close it; the focus goes in and comes back. */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', children }: PopoverProps) {
  return (
    <Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content className={styles.popover} align={align} sideOffset={4} collisionPadding={16} aria-label={label}>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
