import { Button } from '@jianzhu/ui';
import { loadPart } from '../errors/load-part.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { useActs } from '../use-acts.ts';
import { type FiledLine, linesFile } from './line-file.ts';
import { askedTexts as texts } from './line-messages.ts';

export interface ExportLinesProps {
  /** Asks for the lines, and the mark of who takes them out. */
  readonly ask: (client: PortalClient) => Promise<{ readonly rows: readonly FiledLine[]; readonly mark: string }>;
  readonly fileName: string;
  /** With reference prices. */
  readonly isOwner: boolean;
}

/** Saves the lines of an inquiry or a tender as a workbook; what writes it is loaded at the click. */
export function ExportLines({ ask, fileName, isOwner }: ExportLinesProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { rows, mark } = await ask(client);
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook({ ...linesFile(rows, isOwner), mark }), fileName);
    client.notify({ tone: 'success', text: texts.exported(rows.length) });
  }

  return (
    <Button variant="line" size="compact" pending={isRunning('export')} onClick={() => void start('export', save)}>
      {texts.exportLines}
    </Button>
  );
}
