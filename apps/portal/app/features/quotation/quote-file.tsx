import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import type { GridColumn, LineItem } from '@jianzhu/ui/line-item-grid';
import { importedRows } from '@jianzhu/ui/line-item-grid';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { quoteTexts as texts } from './quote-messages.ts';

export interface QuoteFileProps {
  readonly code: string;
  readonly columns: readonly GridColumn[];
  readonly items: readonly LineItem[];
  readonly onChange: (items: readonly LineItem[]) => void;
}

const textOfCell = (column: GridColumn, { values }: LineItem): string => {
  const value = values[column.key] ?? '';
  if (column.kind === 'computed') return column.compute(values);
  return column.kind === 'select' ? (column.options.find((option) => option.value === value)?.label ?? value) : value;
};

/** Which line each row of the sheet is for: whoever sorted it has not changed that. */
function numbersOf(sheet: readonly (readonly string[])[]): readonly number[] {
  const [head = [], ...body] = sheet.filter((cells) => cells.some((text) => text.trim() !== ''));
  const place = head.findIndex((title) => title.trim() === texts.columns.no);
  return body.map((cells) => Number(cells[place]));
}

/** Saves the lines of a quotation as a workbook, and reads what was filled into it: by number of line, the own columns alone. */
export function QuoteFile({ code, columns, items, onChange }: QuoteFileProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const file = await writeWorkbook<LineItem>({
      sheetName: texts.sheetName,
      columns: [
        { title: texts.columns.no, type: 'text', width: 6, value: (item) => String(items.indexOf(item) + 1) },
        ...columns.map((column) => ({
          ...{ title: column.title, type: 'text' as const, width: 16 },
          ...(column.kind === 'select' && { choices: column.options.map(({ label }) => label) }),
          value: (item: LineItem) => textOfCell(column, item),
        })),
      ],
      rows: items,
    });
    saveFile(file, texts.fileName(code));
  }

  async function read(file: File) {
    const { readWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const workbook = await readWorkbook(file);
    if (!workbook.ok) return client.notify({ tone: 'warning', text: texts.wrongFile(file.name) });
    const { rows, missingTitles } = importedRows(workbook.rows, columns);
    if (missingTitles.length > 0 || rows.length !== items.length) {
      return client.notify({ tone: 'warning', text: texts.wrongTemplate });
    }
    const numbers = numbersOf(workbook.rows);
    if (numbers.toSorted((a, b) => a - b).some((number, index) => number !== index + 1)) {
      return client.notify({ tone: 'warning', text: texts.wrongTemplate });
    }
    const byNumber = new Map(rows.map((row, index) => [numbers[index], row]));
    onChange(items.map((item, index) => ({ ...item, values: { ...item.values, ...byNumber.get(index + 1) } })));
    client.notify({ tone: 'success', text: texts.imported(rows.length) });
  }

  return (
    <>
      <Button variant="line" size="compact" pending={isRunning('save')} onClick={() => void start('save', save)}>
        {texts.download}
      </Button>
      <FileChooser
        variant="line"
        size="compact"
        extensions={['xlsx']}
        onChoose={([file]) => file && void start('read', () => read(file))}
      >
        {isRunning('read') ? texts.reading : texts.upload}
      </FileChooser>
    </>
  );
}
