import { TENDER_MESSAGES, tenderTermination } from '@jianzhu/domain/tenders';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { changeTexts as texts } from './change-messages.ts';
import { tenderCalls } from './tender-calls.ts';

export interface TerminateDialogProps {
  readonly tender: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** Ends a tender before it is opened, with the reason that those who take part read (domain rules 5.3). */
export function TerminateDialog({ tender: { id, version }, onClose }: TerminateDialogProps) {
  const client = usePortalClient();
  return (
    <ActDialog
      title={texts.terminateTitle}
      text={TENDER_MESSAGES.terminateConfirm}
      confirmText={texts.terminateTitle}
      record={tenderTermination}
      start={{ reason: '' }}
      send={async ({ reason }) => {
        const calls = await tenderCalls(client);
        await calls.terminate({ body: { id, version, reason } });
        return texts.terminated;
      }}
      onClose={onClose}
    />
  );
}
