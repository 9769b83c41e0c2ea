import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import type { GridColumn, LineItem } from '@jianzhu/ui/line-item-grid';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { quoteTexts as texts } from './quote-messages.ts';
import { quoteWorkbook, readQuoteRows } from './quote-rows.ts';

export interface QuoteFileProps {
  readonly code: string;
  readonly columns: readonly GridColumn[];
  readonly items: readonly LineItem[];
  readonly onChange: (items: readonly LineItem[]) => void;
}

/** Saves the lines of a quotation as a workbook, and reads what was filled into it: by number of line, the own columns alone. */
export function QuoteFile({ code, columns, items, onChange }: QuoteFileProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const file = await writeWorkbook(quoteWorkbook(columns, items));
    saveFile(file, texts.fileName(code));
  }

  async function read(file: File) {
    const { readWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const workbook = await readWorkbook(file);
    if (!workbook.ok) return client.notify({ tone: 'warning', text: texts.wrongFile(file.name) });
    const read = readQuoteRows(workbook.rows, columns, items);
    if (read === null) return client.notify({ tone: 'warning', text: texts.wrongTemplate });
    onChange(read.items);
    const { quoted, leftOut, otherQuantities } = read;
    client.notify({
      tone: otherQuantities.length > 0 ? 'warning' : 'success',
      text:
        texts.imported(quoted) +
        (leftOut > 0 ? texts.leftOut(leftOut) : '') +
        (otherQuantities.length > 0 ? texts.otherQuantity(otherQuantities) : ''),
    });
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
