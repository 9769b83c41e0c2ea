import type { ComboboxOption } from '../combobox/option-row.tsx';
import type { RowValues } from './line-item.ts';

/** A row that what is typed in a cell may mean. */
export interface CellSuggestion extends ComboboxOption {
  /** Cells of the row that it fills in, by the keys of their columns. */
  readonly values: RowValues;
}

interface ColumnBase {
  readonly key: string;
  readonly title: string;
  /** In px; what is left of the grid's width is shared in proportion. */
  readonly width: number;
  /**
   * Where it stands in the card of a line (`phone="cards"`): in its title, in the note below, after the field before it
   * as its unit, or among the further fields that are opened; a field of its own unless given.
   */
  readonly card?: 'title' | 'note' | 'unit' | 'further';
}

interface EditableBase extends ColumnBase {
  /** Marked in the head; an empty cell of a line that is not blank is an error, `later` not yet. */
  readonly required?: boolean | 'later';
  /** Lines that it has no meaning for; their cards leave it out, and then show all the others. */
  readonly isLeftOut?: (row: RowValues) => boolean;
  /** What is wrong with a value, in a sentence that needs no row number; null when nothing is. */
  readonly validate?: (value: string, row: RowValues) => string | null;
}

/** A column whose values are typed. */
export interface TypedColumn extends EditableBase {
  readonly kind: 'text' | 'quantity' | 'money' | 'date';
  /** Said of a value that is none of its kind; each kind has a sentence of its own unless given. */
  readonly invalid?: string;
  /** Makes the value that is kept of what was typed or pasted; each kind has a rule of its own unless given. */
  readonly read?: (text: string) => string;
  /** Writes a value as it is to be seen; each kind has a rule of its own unless given. */
  readonly format?: (value: string) => string;
  /** Of texts: what is offered below the cell while it is typed. An answer to what was typed before is not waited for. */
  readonly suggest?: (text: string, signal: AbortSignal) => Promise<readonly CellSuggestion[]>;
}

/** One value of a column whose values are chosen. */
export interface GridOption {
  readonly value: string;
  readonly label: string;
  /** Where it lies, such as the category above it: read beside its name, and found by. */
  readonly detail?: string;
  /** What else it is typed as, such as its pinyin; with blanks between. */
  readonly typed?: string;
}

/** A column whose values are chosen. */
export interface SelectColumn extends EditableBase {
  readonly kind: 'select';
  readonly options: readonly GridOption[];
  /** There are too many to look through: they are searched by what is typed in the cell. */
  readonly searched?: boolean;
}

/** A column that follows from the others of its row. It is never edited, and not kept. */
export interface ComputedColumn extends ColumnBase {
  readonly kind: 'computed';
  readonly compute: (row: RowValues) => string;
  /** Figures unless given. */
  readonly align?: 'start' | 'end';
}

/** One column of a line-item grid. Keep the list of columns the same object: checks are remembered by it. */
export type GridColumn = TypedColumn | SelectColumn | ComputedColumn;
