import type { GridRowProps } from './grid-row.tsx';
import { GridRow } from './grid-row.tsx';
import { chosenRange, type GridState } from './grid-state.ts';
import type { DrawnPart } from './line-offsets.ts';
import type { CellRange } from './movement.ts';
import type { CellError } from './row-errors.ts';

type SharedProps = Pick<GridRowProps, 'columns' | 'gridId' | 'readOnly' | 'hasTools' | 'actions' | 'controlRef'>;

export interface GridLinesProps extends SharedProps {
  readonly parts: readonly DrawnPart[];
  readonly state: GridState;
  readonly errors: readonly (readonly CellError[])[];
}

const noErrors: readonly CellError[] = [];

/** Columns of the range in a row, or -1 and -1. */
function columnsChosen({ top, bottom, left, right }: CellRange, row: number) {
  return row >= top && row <= bottom ? { from: left, to: right } : { from: -1, to: -1 };
}

/** The lines that are drawn, and gaps for the others. */
export function GridLines({ parts, state, errors, ...shared }: GridLinesProps) {
  const range = chosenRange(state);
  return parts.map((part) => {
    if ('gap' in part) {
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
      return <tr key={`above-${part.above}`} aria-hidden="true" style={{ height: part.gap }} />;
    }
    const item = state.items[part.row];
    if (!item) return null;
    const isCursorRow = part.row === state.cursor.row;
    return (
      <GridRow
        key={item.id}
        {...shared}
        {...columnsChosen(range, part.row)}
        item={item}
        row={part.row}
        errors={errors[part.row] ?? noErrors}
        cursorColumn={isCursorRow ? state.cursor.column : -1}
        edit={isCursorRow ? state.edit : null}
      />
    );
  });
}
