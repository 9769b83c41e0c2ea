import { Button } from '@jianzhu/ui';
import { linesFile } from '../../asked-lines/line-file.ts';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { detailTexts as texts } from './detail-messages.ts';
import { inquiryCalls } from './inquiry-calls.ts';

/** Saves the lines as a workbook; what writes it is loaded at the click. */
export function ExportLines({
  id,
  code,
  isOwner,
}: {
  readonly id: string;
  readonly code: string;
  readonly isOwner: boolean;
}) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { rows, mark } = await (await inquiryCalls(client)).exportLines({ body: { id } });
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook({ ...linesFile(rows, isOwner), mark }), texts.linesFile(code));
    client.notify({ tone: 'success', text: texts.exported(rows.length) });
  }

  return (
    <Button variant="line" size="compact" pending={isRunning('export')} onClick={() => void start('export', save)}>
      {texts.exportLines}
    </Button>
  );
}
