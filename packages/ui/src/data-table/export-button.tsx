import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ExportColumn } from '../xlsx/export-column.ts';
import { saveFile, writeWorkbook } from '../xlsx/write-workbook.ts';
import type { Column } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

export interface ExportButtonProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Keys of columns that are not shown; they are not exported either. */
  readonly hidden?: ReadonlySet<string>;
  /** Asked for at each click: those of the page, or all that the server has. */
  readonly rows: () => Promise<readonly Row[]>;
  /** Without `.xlsx`; also the name of the sheet. */
  readonly fileName: string;
  /** Takes the file; the browser saves it unless given. */
  readonly onFile?: (file: Blob, fileName: string) => void;
}

type Progress = 'idle' | 'busy' | 'failed';

/** The columns that are shown and say what they are in a workbook. */
function exportColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string> | undefined,
): readonly ExportColumn<Row>[] {
  return columns.flatMap(({ key, title, exportAs }) => (exportAs && !hidden?.has(key) ? [{ ...exportAs, title }] : []));
}

/** Writes the shown columns of rows into a workbook. What writes it is loaded at the first click. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { columns, hidden, rows, fileName, onFile = saveFile } = props;
  const [progress, setProgress] = useState<Progress>('idle');

  async function exportRows() {
    setProgress('busy');
    try {
      const table = { sheetName: fileName, columns: exportColumns(columns, hidden), rows: await rows() };
      onFile(await writeWorkbook(table), `${fileName}.xlsx`);
      setProgress('idle');
    } catch {
      // The rows or the library did not arrive; both can be asked for again, and the cause says nothing to the member.
      setProgress('failed');
    }
  }

  return (
    <>
      <Button variant="line" size="compact" pending={progress === 'busy'} onClick={exportRows}>
        <Icon name="download" size={16} />
        {tableMessages.exportRows}
      </Button>
      {progress === 'failed' && (
        <span role="alert" className={styles.exportError}>
          {tableMessages.exportFailed}
        </span>
      )}
    </>
  );
}
