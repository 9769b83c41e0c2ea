import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { CellElement } from './cell-control.tsx';
import type { GridState } from './grid-state.ts';

function openOptions(control: HTMLSelectElement) {
  try {
    control.showPicker();
  } catch {
    // Not every browser opens the list by script; in the others the arrow keys choose.
  }
}

/** Marks the calendar of a cell: with the focus there the cell is still being edited. */
export const calendarMark = { 'data-cell-calendar': '' };

function isInCalendar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-cell-calendar]') !== null;
}

/** Selects the whole value, so that what is typed replaces it. */
function selectAll(control: CellElement) {
  if (!(control instanceof HTMLSelectElement)) control.select();
}

/**
 * Keeps the focus in the cell of the cursor as long as it is in the grid.
 *
 * @returns `control`, for the element in that cell; `takeFocus`, which puts the focus there after the next change;
 *   `onFocus` and `onBlur` for the table.
 */
export function useActiveCell(state: GridState, onLeave: () => void) {
  const control: RefObject<CellElement | null> = useRef(null);
  const hasFocus = useRef(false);
  const { cursor, edit, items } = state;
  const mode = edit?.mode;

  // Every rendering may have given the control another value, and with it lost what was selected.
  useLayoutEffect(() => {
    if (!hasFocus.current || !control.current) return;
    if (document.activeElement !== control.current) control.current.focus({ preventScroll: true });
    if (edit === null) selectAll(control.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell is another one when the cursor or the lines are
  useLayoutEffect(() => {
    if (hasFocus.current) control.current?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor.row, cursor.column, items]);

  useLayoutEffect(() => {
    if (mode !== 'caret' || !control.current) return;
    if (control.current instanceof HTMLSelectElement) openOptions(control.current);
    // What is typed into a choice looks for another one.
    else if (control.current.role === 'combobox') control.current.select();
    else control.current.setSelectionRange(control.current.value.length, control.current.value.length);
  }, [mode]);

  const takeFocus = useCallback(() => {
    hasFocus.current = true;
    control.current?.focus({ preventScroll: true });
  }, []);
  const onFocus = useCallback(
    (event: FocusEvent) => {
      if (!control.current || event.target !== control.current) return;
      hasFocus.current = true;
      if (mode === undefined) selectAll(control.current);
    },
    [mode],
  );
  const onBlur = useCallback(
    (event: FocusEvent) => {
      // When the whole window loses the focus, its element stays the active one.
      if (event.target === document.activeElement || event.target !== control.current) return;
      hasFocus.current = false;
      if (!isInCalendar(event.relatedTarget)) onLeave();
    },
    [onLeave],
  );
  return { control, takeFocus, onFocus, onBlur };
}
