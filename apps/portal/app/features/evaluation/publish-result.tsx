import { BusinessError } from '@jianzhu/api-client';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { FieldGroup } from '@jianzhu/ui/fields';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { type Evaluation, evaluationCalls } from './evaluation-calls.ts';
import { evaluationTexts as texts } from './messages.ts';

const noFiles: Parameters<typeof useRecordFiles>[0]['saved'] = [];

export interface PublishResultProps {
  readonly sheet: Evaluation;
  readonly officeViewer: string | null;
}

/** Hands in the result with the report: from there on the candidates are published (domain rules 5.3, 7 to 8). */
export function PublishResult({ sheet, officeViewer }: PublishResultProps) {
  const client = usePortalClient();
  const act = useAct();
  const [error, setError] = useState('');
  const files = useRecordFiles({
    ...{ name: `report-of-${sheet.id}`, label: texts.report, rules: procurementRules.award },
    ...{ saved: noFiles, officeViewer, readOnly: false },
  });
  const { candidates, bids, publicityDays } = sheet;
  const nameOf = (id: string) => bids.find(({ bidId }) => bidId === id)?.businessName ?? '';

  function ask() {
    const isMissing = files.value().length === 0;
    setError(isMissing ? EVALUATION_MESSAGES.report : '');
    if (!isMissing) publish.ask();
  }
  const publish = useAskedAct(act, 'publish', async (idempotencyKey) => {
    const { id, version } = sheet;
    const reportAttachments = files.value();
    try {
      await (await evaluationCalls(client)).publish(
        { body: { id, version, candidates, reportAttachments } },
        { idempotencyKey },
      );
    } catch (failure) {
      if (!(failure instanceof BusinessError) || failure.fieldErrors.length === 0) throw failure;
      setError(failure.message);
      return undefined;
    }
    // Before the page is loaded anew, which the guard would ask about.
    flushSync(() => files.submitted(reportAttachments));
    return texts.published;
  });

  return (
    <SectionParts>
      <LostAct lost={act.lost} />
      <DescriptionList
        items={[
          {
            ...{ term: texts.candidates, wide: true },
            value: candidates.map(({ bidId, rank }) => `${texts.rankOf(rank)} ${nameOf(bidId)}`).join('，'),
          },
          { term: texts.publicity, value: texts.days(publicityDays) },
        ]}
      />
      <FieldGroup label={texts.report} required error={error || undefined} help={texts.reportHint}>
        {files.table}
      </FieldGroup>
      <div>
        <Button pending={act.isBusy('publish')} disabled={files.isUploading} onClick={ask}>
          {texts.publish}
        </Button>
      </div>
      <LeaveGuard isNeeded={files.isUploading || files.isUnsaved} />
      <ConfirmDialog
        {...publish.dialog}
        text={EVALUATION_MESSAGES.evaluateConfirm({ days: publicityDays, candidates: candidates.length })}
        confirmText={texts.publish}
      />
    </SectionParts>
  );
}
