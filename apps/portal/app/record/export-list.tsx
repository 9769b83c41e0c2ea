import { formatDate } from '@jianzhu/domain';
import { Button } from '@jianzhu/ui';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import { useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { usePortalClient } from '../portal-client.ts';
import { useActs } from '../use-acts.ts';
import type { ListQuery } from './list-query.ts';
import { recordTexts as texts } from './messages.ts';
import type { ListView } from './use-list.ts';

/** Rows of a list for a file, as calls with an export answer them. */
interface ExportedRows<Row> {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
  readonly mark: string;
}

export interface ExportListProps<Row, Query extends ListQuery> {
  /** Whose rows may be another shape of the same. */
  readonly list: ListView<unknown, Query>;
  /** Of the file and its sheet, such as 操作日志; the day follows. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Asks for all rows by the filters and in the order of the list; the call shows what it fails with. */
  readonly ask: (query: Omit<Query, 'current' | 'size'>) => Promise<ExportedRows<Row>>;
}

type Step = 'reading' | 'writing';

const act = 'export';

/** Saves what the filters of a list find, all pages of it, as a workbook. What writes it is loaded at the first click. */
export function ExportList<Row, Query extends ListQuery>({ list, name, columns, ask }: ExportListProps<Row, Query>) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [step, setStep] = useState<Step>('reading');

  async function exportAll() {
    setStep('reading');
    const { current, size, ...query } = list.query;
    const { rows, isCut, mark } = await ask(query);
    setStep('writing');
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const file = await writeWorkbook({ sheetName: name, columns, rows, mark });
    saveFile(file, `${name}_${formatDate(Date.now())}.xlsx`);
    const text = isCut ? texts.exportedPart(rows.length) : texts.exported(rows.length);
    client.notify({ tone: isCut ? 'warning' : 'success', text });
  }

  return (
    <Button
      variant="line"
      size="regular"
      disabled={!list.page?.total}
      pending={isRunning(act)}
      onClick={() => void start(act, exportAll)}
    >
      {isRunning(act) ? texts.exporting[step] : texts.exportFile}
    </Button>
  );
}
