import type { ReactNode } from 'react';
import type { ExportCell } from '../xlsx/export-column.ts';

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
  /** Always shown: not offered by the column settings. */
  readonly fixed?: boolean;
  /** What stands in a workbook; columns without it are not exported. */
  readonly exportAs?: ExportCell<Row>;
}

/** Order in which the server is to send the rows. */
export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a click on a column's head asks for: ascending, then descending, then the server's own order. */
export function nextSort(current: Sort | null, key: string): Sort | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
