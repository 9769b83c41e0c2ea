import { Button } from '@jianzhu/ui';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { type Evaluation, exportSheet } from './evaluation-calls.ts';
import { evaluationTable } from './evaluation-file.ts';
import { evaluationTexts as texts } from './messages.ts';

/** Saves the record of an evaluation as a workbook; what writes it is loaded at the click. */
export function EvaluationFile({ id, code }: Pick<Evaluation, 'id' | 'code'>) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { mark, ...sheet } = await exportSheet(client, id);
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook(evaluationTable(sheet, mark)), texts.file.name(code));
    client.notify({ tone: 'success', text: texts.file.saved });
  }

  return (
    <Button variant="line" size="compact" pending={isRunning('save')} onClick={() => void start('save', save)}>
      {texts.file.save}
    </Button>
  );
}
