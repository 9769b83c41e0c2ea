import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { plainText } from './cell-text.ts';
import type { GridColumn } from './column.ts';
import { chosenRange, type GridState } from './grid-state.ts';
import { actionForKey } from './keyboard.ts';
import type { CellPosition } from './movement.ts';
import { parseTabSeparated, writeTabSeparated } from './tab-separated.ts';
import type { GridStore } from './use-grid-state.ts';

/** Key code of every key that an input method takes for itself. */
const composingKeyCode = 229;

/** The cell that an element stands in; null when it is none of a line. */
function cellAt(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

function rowNumberAt(target: EventTarget): number | null {
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-row-number]') : null;
  return head ? Number(head.dataset.rowNumber) : null;
}

function isInside(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** The chosen cells as spreadsheets take them; a single cell without the line break after it. */
function copiedText(state: GridState, columns: readonly GridColumn[]): string {
  const { top, bottom, left, right } = chosenRange(state);
  const shown = columns.slice(left, right + 1);
  const rows = state.items.slice(top, bottom + 1).map(({ values }) => shown.map((column) => plainText(column, values)));
  const text = writeTabSeparated(rows);
  return top === bottom && left === right ? text.replace(/\r\n$/, '') : text;
}

function isAtEdge({ cursor, items }: GridState, columns: readonly GridColumn[], isBackwards: boolean): boolean {
  if (isBackwards) return cursor.row === 0 && cursor.column === 0;
  return cursor.row === items.length - 1 && cursor.column === columns.length - 1;
}

/** Puts a line break where the caret is; browsers do so with different keys. */
function insertLineBreak(control: HTMLTextAreaElement): string {
  control.setRangeText('\n', control.selectionStart, control.selectionEnd, 'end');
  return control.value;
}

/** Keys, clipboard and pointer of the table, handled once for all its cells. */
export function useGridEvents(store: GridStore, columns: readonly GridColumn[], takeFocus: () => void) {
  const { latest, dispatch } = store;
  const isDragging = useRef(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode || !cellAt(event.target)) return;
    const state = latest();
    if (event.key === 'Tab' && (state.tabLeaves || isAtEdge(state, columns, event.shiftKey))) return;
    if (event.key === 'Enter' && event.altKey && state.edit && event.target instanceof HTMLTextAreaElement) {
      event.preventDefault();
      return dispatch({ type: 'type', draft: insertLineBreak(event.target) });
    }
    const action = actionForKey(event, state.edit?.mode ?? 'navigation');
    if (!action || (action.type === 'openCalendar' && columns[state.cursor.column]?.kind !== 'date')) return;
    event.preventDefault();
    dispatch(action);
  }

  function onCopy(event: ClipboardEvent) {
    if (latest().edit || !cellAt(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(latest(), columns));
  }

  function onCut(event: ClipboardEvent) {
    onCopy(event);
    if (event.isDefaultPrevented()) dispatch({ type: 'clear' });
  }

  function onPaste(event: ClipboardEvent) {
    const state = latest();
    if (state.edit) return;
    event.preventDefault();
    const block = parseTabSeparated(event.clipboardData.getData('text/plain'));
    const isBelow = state.items.length === 0 || isInside(event.target, '[data-add-row]');
    dispatch({ type: 'paste', block, ...(isBelow && { at: { row: state.items.length, column: 0 } }) });
    takeFocus();
  }

  function onMouseDown(event: MouseEvent) {
    if (event.button !== 0) return;
    const { cursor, edit } = latest();
    const extend = event.shiftKey;
    const row = rowNumberAt(event.target);
    const cell = cellAt(event.target);
    const isCursor = cell?.row === cursor.row && cell.column === cursor.column && !extend;
    if (isCursor && document.activeElement === event.target) {
      if (!edit && !(event.target instanceof HTMLSelectElement)) dispatch({ type: 'openEdit' });
      return;
    }
    if (row === null && !cell) return;
    event.preventDefault();
    takeFocus();
    if (row !== null) dispatch({ type: 'selectRows', row, extend });
    else if (cell) dispatch({ type: 'goTo', cell, extend });
    isDragging.current = cell !== null;
  }

  function onMouseMove(event: MouseEvent) {
    isDragging.current &&= event.buttons === 1;
    const cell = isDragging.current ? cellAt(event.target) : null;
    const { cursor } = latest();
    if (!cell || (cell.row === cursor.row && cell.column === cursor.column)) return;
    dispatch({ type: 'goTo', cell, extend: true });
  }

  function onClick(event: MouseEvent) {
    const tool = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tool]') : null;
    const row = tool?.closest('tr')?.querySelector<HTMLElement>('[data-row-number]')?.dataset.rowNumber;
    if (!tool || row === undefined) return;
    dispatch({ type: 'selectRows', row: Number(row) });
    dispatch({ type: tool.dataset.tool === 'deleteRows' ? 'deleteRows' : 'duplicateRows' });
    takeFocus();
  }

  return { onKeyDown, onCopy, onCut, onPaste, onMouseDown, onMouseMove, onClick };
}
