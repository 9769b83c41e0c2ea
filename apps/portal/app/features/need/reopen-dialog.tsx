import { needReasonRecord } from '@jianzhu/domain/needs';
import { ActDialog } from '../../record/act-dialog.tsx';
import { needTexts as texts } from './messages.ts';

export interface ReopenDialogProps {
  readonly reopen: (reason: string, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks a visitor why her need is opened anew. */
export default function ReopenDialog({ reopen, onClose }: ReopenDialogProps) {
  return (
    <ActDialog
      title={texts.reopen}
      text={texts.reopenText}
      record={needReasonRecord}
      start={{ reason: '' }}
      send={async ({ reason }, idempotencyKey) => {
        await reopen(reason, idempotencyKey);
        return texts.reopened;
      }}
      onClose={onClose}
    />
  );
}
