import { type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import { media } from '../tokens/measures.ts';
import { useMedia } from '../use-media.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { cellActions } from './cell-actions.ts';
import type { GridColumn } from './column.ts';
import { AddRow, ColumnWidths, GridHead, leastWidth, stuckWidth, TotalRow } from './grid-edges.tsx';
import { GridLines } from './grid-lines.tsx';
import type { GridRules } from './grid-state.ts';
import { GridMessageLine, GridToolbar } from './grid-toolbar.tsx';
import { isBlank, type LineItem } from './line-item.ts';
import { LineItemCards } from './line-item-cards.tsx';
import * as styles from './line-item-grid.css.ts';
import { drawnParts, lineHeight, lineOffsets } from './line-offsets.ts';
import { gridMessages } from './messages.ts';
import { nextErrorCell, shownErrors } from './shown-errors.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridState } from './use-grid-state.ts';
import { useScrolledView } from './use-scrolled-view.ts';

export type { CellSuggestion, ComputedColumn, GridColumn, GridOption, SelectColumn, TypedColumn } from './column.ts';
export { type ImportedRows, importedRows } from './imported-rows.ts';
export { isBlank, type LineItem, newItems, type RowValues } from './line-item.ts';
export { type CellError, lineItemErrors } from './row-errors.ts';

export interface LineItemGridProps {
  /** Accessible name. */
  readonly label: string;
  /** Keep it the same object as long as the columns are the same. */
  readonly columns: readonly GridColumn[];
  readonly items: readonly LineItem[];
  /** Takes over new lines at once. Lines that the caller replaces otherwise are a step that can be undone. */
  readonly onChange: (items: readonly LineItem[]) => void;
  /** Lines beyond are neither added nor pasted. */
  readonly maxRows?: number;
  readonly readOnly?: boolean;
  /** The lines are those of somebody else's list: none is added, removed or moved. */
  readonly fixedRows?: boolean;
  /** On a phone each line is a card of fields instead; for lines that are fixed. */
  readonly phone?: 'cards';
  /** What stands below a column, by its key; the row is left out when absent. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Greatest height of the scrolling part in px. */
  readonly height?: number;
  /** More actions beside those of the grid, such as the import of a file. */
  readonly children?: ReactNode;
}

const usualHeight = 560;
const usualMaxRows = 500;

/**
 * Lines of an inquiry, a quotation or a tender, edited as in a spreadsheet: by keys, with ranges, with the clipboard
 * and with undo. Follows the grid pattern of WAI-ARIA; the control in the cell of the cursor has the focus.
 */
export function LineItemGrid({ phone, ...props }: LineItemGridProps) {
  const isPhone = useMedia(media.phone, false);
  return phone === 'cards' && isPhone ? <LineItemCards {...props} /> : <SheetOfLines {...props} />;
}

function SheetOfLines(props: Omit<LineItemGridProps, 'phone'>) {
  const { label, columns, items, onChange, totals, height = usualHeight, children } = props;
  const { readOnly = false, fixedRows = false, maxRows = fixedRows ? items.length : usualMaxRows } = props;
  const hasTools = !readOnly && !fixedRows;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rules = useMemo((): GridRules => {
    const pageRows = Math.max(1, Math.floor(height / lineHeight) - 2);
    return { columns, maxRows, readOnly, fixedRows, pageRows };
  }, [columns, maxRows, readOnly, fixedRows, height]);
  const store = useGridState(items, rules, onChange);
  const { state, dispatch } = store;
  const leave = useCallback(() => dispatch({ type: 'commit' }), [dispatch]);
  const { control, takeFocus, onFocus, onBlur } = useActiveCell(state, leave);
  const events = useGridEvents(store, columns, takeFocus);
  const actions = useMemo(() => cellActions(dispatch, takeFocus), [dispatch, takeFocus]);

  const errorsOf = useMemo(() => shownErrors(columns), [columns]);
  const errors = useMemo(() => errorsOf(state.items, state.filling), [errorsOf, state.items, state.filling]);
  const offsets = useMemo(() => lineOffsets(errors.length, (row) => (errors[row]?.length ?? 0) > 0), [errors]);
  const { scrolled, height: seen } = useScrolledView(scroller, height);
  const parts = drawnParts(offsets, scrolled, seen, state.cursor.row);

  function goToNextError() {
    const cell = nextErrorCell(errors, columns, state.cursor);
    if (!cell) return;
    takeFocus();
    dispatch({ type: 'goTo', cell });
  }

  return (
    <div className={styles.grid}>
      <GridToolbar
        state={state}
        rowsWithErrors={errors.filter((list) => list.length > 0).length}
        readOnly={readOnly}
        fixedRows={fixedRows}
        onAction={dispatch}
        onNextError={goToNextError}
      >
        {children}
      </GridToolbar>
      <GridMessageLine message={state.message} onUndo={() => dispatch({ type: 'undo' })} />
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ maxHeight: height, scrollPaddingLeft: stuckWidth(columns) }}
      >
        <VisuallyHidden>
          <span id={`${id}-keys`}>{gridMessages.keys(columns.some(({ kind }) => kind === 'date'))}</span>
        </VisuallyHidden>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are used
          role="grid"
          className={styles.table}
          style={{ minWidth: leastWidth({ columns, hasTools }) }}
          aria-label={label}
          aria-describedby={`${id}-keys`}
          aria-multiselectable="true"
          aria-readonly={readOnly}
          aria-rowcount={items.length + (totals ? 2 : 1)}
          aria-colcount={columns.length + (hasTools ? 2 : 1)}
          onFocus={onFocus}
          onBlur={onBlur}
          {...events}
        >
          <ColumnWidths columns={columns} hasTools={hasTools} />
          <GridHead columns={columns} readOnly={readOnly} hasTools={hasTools} />
          <tbody>
            <GridLines
              parts={parts}
              state={state}
              columns={columns}
              errors={errors}
              gridId={id}
              readOnly={readOnly}
              hasTools={hasTools}
              actions={actions}
              controlRef={control}
            />
            {hasTools && (
              <AddRow
                columns={columns}
                onAdd={() => {
                  dispatch({ type: 'appendRow' });
                  takeFocus();
                }}
              />
            )}
          </tbody>
          {totals && (
            <TotalRow
              columns={columns}
              hasTools={hasTools}
              rows={items.length}
              count={items.filter((item) => !isBlank(item)).length}
              totals={totals}
            />
          )}
        </table>
      </div>
    </div>
  );
}
