import type { ChangeEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { CellActions } from './cell-actions.ts';
import { cellLook, shownText } from './cell-text.ts';
import { ChoiceControl } from './choice-control.tsx';
import type { GridColumn, SelectColumn } from './column.ts';
import { DateControl } from './date-control.tsx';
import type { CellEdit } from './grid-state.ts';
import type { RowValues } from './line-item.ts';
import * as styles from './line-item-grid.css.ts';
import { gridMessages } from './messages.ts';
import { SuggestControl } from './suggest-control.tsx';

/** The element in the cell of the cursor that has the focus. */
export type CellElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface CellControlProps {
  readonly column: GridColumn;
  readonly values: RowValues;
  /** That its line is called by. */
  readonly number: number;
  readonly edit: CellEdit | null;
  readonly readOnly: boolean;
  /** Id of the text that says what is wrong with the row; undefined when this cell is right. */
  readonly errorId: string | undefined;
  readonly actions: CellActions;
  readonly ref: Ref<CellElement>;
}

/** The choices of a cell, and what stands in it though it is none of them. */
export function Options({ column: { options }, value }: { readonly column: SelectColumn; readonly value: string }) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <>
      <option value="" />
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}

/**
 * The control in the cell of the cursor. It is there before anything is typed and holds the value, all of it selected:
 * what is typed, also by an input method from its very first key, replaces it.
 */
export function CellControl(props: CellControlProps) {
  const { column, values, number, edit, readOnly, errorId, actions, ref } = props;
  const attributes = {
    'aria-label': gridMessages.cell(column.title, number),
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
    className: classNames(styles.control, edit !== null && styles.editing),
  };
  const value = edit?.draft ?? shownText(column, values);
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => actions.type(event.target.value);
  // The reference takes each of the elements, but a reference of one element must name exactly that one.
  const inputRef = ref as Ref<HTMLInputElement>;

  if (readOnly || column.kind === 'computed') return <input {...attributes} ref={inputRef} value={value} readOnly />;
  const isRequired = Boolean(column.required);
  const typed = { ...attributes, value, onChange, 'aria-required': isRequired, autoComplete: 'off', spellCheck: false };
  if (column.kind === 'select') {
    const chosen = values[column.key] ?? '';
    if (column.searched) {
      return <ChoiceControl {...typed} ref={inputRef} isEditing={edit !== null} {...{ column, chosen, actions }} />;
    }
    return (
      <select
        {...attributes}
        ref={ref as Ref<HTMLSelectElement>}
        required={isRequired}
        value={chosen}
        onChange={(event) => actions.choose(event.target.value)}
      >
        <Options column={column} value={chosen} />
      </select>
    );
  }
  if (column.kind === 'text') {
    const className = classNames(attributes.className, edit !== null && styles.growing);
    const text = { ...typed, className, rows: 1, ref: ref as Ref<HTMLTextAreaElement> };
    if (column.suggest === undefined) return <textarea {...text} />;
    return <SuggestControl {...text} isEditing={edit !== null} suggest={column.suggest} actions={actions} />;
  }
  if (column.kind === 'date') {
    return <DateControl {...typed} ref={inputRef} isOpen={edit?.mode === 'calendar'} actions={actions} />;
  }
  return <input {...typed} ref={inputRef} inputMode={cellLook(column).inputMode} />;
}
