import type { ReactNode } from 'react';
import type { ExportCell } from '../xlsx/export-column.ts';

/** Part of a card. */
export type CardPlace = 'title' | 'status' | 'detail' | 'hidden';

/** One column of a table of rows. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures, amounts and dates are right-aligned, their head too. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** CSS width; columns without one share what is left. */
  readonly width?: string;
  /**
   * Where it stands in the card that a row becomes below 1024 px: its title, the status beside that, a detail below it,
   * or not at all; otherwise in a line of its own behind the column's title. The first column is the title when none is.
   */
  readonly card?: CardPlace;
  /**
   * Stays in sight while the table scrolls sideways; for the first columns, each with a width in px. The row actions then
   * stay at the other end.
   */
  readonly pinned?: boolean;
  /** Always shown: not offered by the column settings. */
  readonly fixed?: boolean;
  /** What stands in a workbook; columns without it are not exported. */
  readonly exportAs?: ExportCell<Row>;
}

/** Which columns of a table are shown. */
export interface ColumnChoice {
  readonly columns: readonly { readonly key: string; readonly title: string; readonly fixed?: boolean }[];
  /** Keys of the columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** Order in which the server is to send the rows. */
export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** Where the cells of each column stand in a card, in the order of the columns. */
export function cardPlaces<Row>(columns: readonly Column<Row>[]): readonly (CardPlace | 'line')[] {
  const hasTitle = columns.some(({ card }) => card === 'title');
  return columns.map(({ card }, index) => card ?? (!hasTitle && index === 0 ? 'title' : 'line'));
}

/** What a click on a column's head asks for: ascending, then descending, then the server's own order. */
export function nextSort(current: Sort | null, key: string): Sort | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
