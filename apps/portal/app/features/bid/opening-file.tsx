import { Button } from '@jianzhu/ui';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import { guarded } from '../../asked-lines/line-file.ts';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { type BidTable, exportTable, type OpenedRow } from './bid-calls.ts';
import { tableTexts as texts } from './messages.ts';

const { columns: names } = texts;
const NAME_WIDTH = 28;

const DEPOSITS: Readonly<Record<number, string>> = texts.deposits;

/** What became of a deposit until the opening, as the record says it. */
export const depositText = (status: number | null): string =>
  status === null ? texts.free : (DEPOSITS[status] ?? '—');

const columns: readonly ExportColumn<OpenedRow>[] = [
  { title: names.place, type: 'number', width: 6, value: ({ place }) => place },
  { title: names.bidder, type: 'text', width: NAME_WIDTH, value: ({ bidderName }) => guarded(bidderName) },
  { title: names.total, type: 'money', value: ({ totalPrice }) => totalPrice },
  { title: names.period, type: 'number', value: ({ periodDays }) => periodDays },
  { title: names.quality, type: 'text', width: NAME_WIDTH, value: ({ qualityText }) => guarded(qualityText) },
  { title: names.manager, type: 'text', value: ({ projectManager }) => guarded(projectManager) },
  { title: names.deposit, type: 'text', value: ({ depositStatus }) => depositText(depositStatus) },
  { title: names.time, type: 'text', width: 20, value: ({ submitTime }) => submitTime },
  { title: names.remark, type: 'text', value: ({ remark }) => guarded(remark) },
];

/** Saves the opening record as a workbook, as far as this side reads it. */
export function OpeningFile({ table }: { readonly table: Pick<BidTable, 'id' | 'code'> }) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { rows, mark } = await exportTable(client, table.id);
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook({ sheetName: texts.record, columns, rows, mark }), texts.fileName(table.code));
  }

  return (
    <Button variant="line" size="regular" pending={isRunning('save')} onClick={() => void start('save', save)}>
      {texts.export}
    </Button>
  );
}
