import type { GridAction } from './grid-reducer.ts';
import type { RowValues } from './line-item.ts';

/** What the control in the cell of the cursor can do. The same object as long as the grid is on the page. */
export interface CellActions {
  readonly type: (draft: string) => void;
  readonly choose: (value: string) => void;
  /** Fills in cells of the row that go together. */
  readonly complete: (values: RowValues) => void;
  /** Goes to the next cell. */
  readonly next: () => void;
  readonly openCalendar: () => void;
  /** Goes on editing the date as text. */
  readonly closeCalendar: () => void;
  /** Keeps what was typed. */
  readonly leave: () => void;
  /** Puts the focus into the cell of the cursor. */
  readonly takeFocus: () => void;
}

/** The actions of a grid's cells. */
export function cellActions(dispatch: (action: GridAction) => void, takeFocus: () => void): CellActions {
  return {
    type: (draft) => dispatch({ type: 'type', draft }),
    choose: (value) => dispatch({ type: 'choose', value }),
    complete: (values) => dispatch({ type: 'complete', values }),
    next: () => dispatch({ type: 'move', movement: 'next' }),
    openCalendar: () => dispatch({ type: 'openCalendar' }),
    closeCalendar: () => dispatch({ type: 'closeCalendar' }),
    leave: () => dispatch({ type: 'commit' }),
    takeFocus,
  };
}
