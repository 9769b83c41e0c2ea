import { Button } from '@jianzhu/ui';
import { SectionParts } from '@jianzhu/ui/pages';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { type Deal, dealCalls } from './deal-calls.ts';

import { dealDetailTexts as texts } from './messages.ts';

/**
 * The files of the contract, which either side may set while the deal is good. What the other side changes meanwhile joins
 * what is not saved here yet.
 */
export function DealContracts({ deal, officeViewer }: { readonly deal: Deal; readonly officeViewer: string | null }) {
  const client = usePortalClient();
  const act = useAct();
  const { id, version } = deal;
  const mayChange = deal.allowedActions.includes('contract');
  const files = useRecordFiles({
    name: `deal-${id}`,
    label: texts.contractList,
    rules: procurementRules.record,
    saved: deal.contractAttachments,
    officeViewer,
    readOnly: !mayChange,
  });

  const save = () =>
    act.run('contract', async () => {
      const attachments = files.value();
      await (await dealCalls(client)).contract({ body: { id, version, attachments } });
      files.submitted(attachments);
      return texts.contractsSaved;
    });

  return (
    <SectionParts>
      <LostAct lost={act.lost} />
      {files.table}
      {mayChange && (
        <Button
          variant="line"
          size="regular"
          disabled={files.isUploading || !files.isUnsaved}
          pending={act.isBusy('contract')}
          onClick={() => void save()}
        >
          {texts.saveContracts}
        </Button>
      )}
      <LeaveGuard isNeeded={files.isUploading || files.isUnsaved} />
    </SectionParts>
  );
}
