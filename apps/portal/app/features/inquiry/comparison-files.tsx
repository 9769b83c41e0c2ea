import { Button } from '@jianzhu/ui';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { comparisonTable } from './comparison-file.ts';
import type { TaxMode } from './comparison-view.ts';
import { inquiryFiles } from './inquiry-calls.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';

export interface ComparisonFilesProps {
  readonly inquiry: Comparison['inquiry'];
  readonly mode: TaxMode;
}

/** Saves the comparison as a workbook, or as a report with the mark of who takes it out. */
export function ComparisonFiles({ inquiry, mode }: ComparisonFilesProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  if (!inquiry.allowedActions.includes('export')) return null;
  const body = { id: inquiry.id, taxMode: mode };

  async function saveWorkbook() {
    const { mark, ...comparison } = await (await inquiryFiles(client)).exportComparison({ body });
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook(comparisonTable(comparison, mark)), texts.fileName(inquiry.code));
    client.notify({ tone: 'success', text: texts.exported });
  }

  async function saveReport() {
    const file = await (await inquiryFiles(client)).comparisonFile({ body });
    const { saveFile } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(file, texts.reportName(inquiry.code));
    client.notify({ tone: 'success', text: texts.reported });
  }

  return (
    <>
      <Button
        variant="line"
        size="compact"
        pending={isRunning('workbook')}
        onClick={() => void start('workbook', saveWorkbook)}
      >
        {texts.exportFile}
      </Button>
      <Button
        variant="line"
        size="compact"
        pending={isRunning('report')}
        onClick={() => void start('report', saveReport)}
      >
        {texts.exportReport}
      </Button>
    </>
  );
}
