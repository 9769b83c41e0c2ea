import { type ComponentPropsWithRef, lazy, type MouseEvent, Suspense, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { dateMessages } from '../date-field/messages.ts';
import { readTypedDate } from '../date-field/plain-date.ts';
import { Icon } from '../icon/icon.tsx';
import type { CellActions } from './cell-actions.ts';
import * as styles from './date-control.css.ts';

const CellCalendar = lazy(() => import('./cell-calendar.tsx'));

export interface DateControlProps extends ComponentPropsWithRef<'input'> {
  readonly value: string;
  readonly isOpen: boolean;
  readonly actions: CellActions;
}

/** A date in the cell of the cursor: typed, or chosen in a calendar, which is loaded when it is first opened. */
export function DateControl({ isOpen, actions, ...input }: DateControlProps) {
  const button = useRef<HTMLButtonElement>(null);

  function keepFocus(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation(); // for the table a press on a cell ends the edit
  }

  function toggle() {
    actions.takeFocus();
    if (isOpen) actions.closeCalendar();
    else actions.openCalendar();
  }

  return (
    <>
      <input
        {...input}
        className={classNames(input.className, styles.input)}
        inputMode="numeric"
        aria-haspopup="dialog"
        aria-keyshortcuts="F4"
      />
      <button
        ref={button}
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={dateMessages.openCalendar}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onMouseDown={keepFocus}
        onClick={toggle}
      >
        <Icon name="calendar" size={16} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CellCalendar anchor={button} value={readTypedDate(input.value)} actions={actions} />
        </Suspense>
      )}
    </>
  );
}
