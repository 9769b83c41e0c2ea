import { type RefObject, useRef } from 'react';
import Calendar from '../date-field/calendar.tsx';
import { dateMessages } from '../date-field/messages.ts';
import type { PlainDate } from '../date-field/plain-date.ts';
import { floating } from '../popover/popover.css.ts';
import { Anchor, Content, Portal, Root } from '../primitives/popover.ts';
import type { CellActions } from './cell-actions.ts';
import { calendarMark } from './use-active-cell.ts';

export interface CellCalendarProps {
  /** The button that opens and closes it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  /** Null when what stands in the cell is no day. */
  readonly value: PlainDate | null;
  readonly actions: CellActions;
}

/** The calendar of a date cell. A day that is chosen, and Escape, give the focus back to the cell. */
export default function CellCalendar({ anchor, value, actions }: CellCalendarProps) {
  const wasLeft = useRef(false);
  return (
    <Root open onOpenChange={actions.closeCalendar}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <Content
          {...calendarMark}
          className={floating}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          aria-label={dateMessages.calendar}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) return event.preventDefault();
            wasLeft.current = true;
            actions.leave();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wasLeft.current) actions.takeFocus();
          }}
        >
          <Calendar mode="single" value={value} onSelect={actions.choose} />
        </Content>
      </Portal>
    </Root>
  );
}
