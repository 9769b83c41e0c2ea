import { type RefObject, useRef } from 'react';
import { floating } from '../popover/popover.css.ts';
import { Anchor, Content, Portal, Root } from '../primitives/popover.ts';
import Calendar, { type CalendarProps } from './calendar.tsx';
import { dateMessages } from './messages.ts';

export interface CalendarPopoverProps {
  readonly calendar: CalendarProps;
  /** The box that it stands at. */
  readonly box: RefObject<HTMLElement | null>;
  /** What opens and closes it, and has the focus again after it. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** An open calendar at its box: it is loaded when somebody asks for it. */
export default function CalendarPopover({ calendar, box, opener, onClose }: CalendarPopoverProps) {
  const isLeft = useRef(false);
  // There is a box by the time that somebody has clicked in it.
  const anchor = box as RefObject<HTMLElement>;
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <Content
          className={floating}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          aria-label={dateMessages.calendar}
          onInteractOutside={(event) => {
            // A click on what opened it closes it by itself.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) opener.current?.focus();
          }}
        >
          <Calendar {...calendar} />
        </Content>
      </Portal>
    </Root>
  );
}
