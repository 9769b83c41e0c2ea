/** What a column of a workbook holds of a row; null leaves the cell empty. */
export type ExportCell<Row> =
  | { readonly type: 'text'; readonly value: (row: Row) => string | null }
  | { readonly type: 'number'; readonly value: (row: Row) => number | null }
  /** Whole fen; the workbook shows yuan with two places. */
  | { readonly type: 'money'; readonly value: (row: Row) => number | null }
  /** 2026-11-21 or 2026-11-21 17:00, written as it is: workbooks know no time zones. */
  | { readonly type: 'date'; readonly value: (row: Row) => string | null };

/** One column of a workbook. */
export type ExportColumn<Row> = ExportCell<Row> & {
  readonly title: string;
  /** In characters of Latin script; a Chinese one counts twice. */
  readonly width?: number;
  /** What a cell of the column may be: Excel offers it as a list. */
  readonly choices?: readonly string[];
  /** Excel says so where somebody types into the column, and takes nothing; what is pasted it cannot refuse. */
  readonly refusal?: string;
};
