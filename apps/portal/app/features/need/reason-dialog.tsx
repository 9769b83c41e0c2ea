import { needReasonRecord } from '@jianzhu/domain/needs';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import type { ShownNeed } from './load-needs.server.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';

export interface ReasonDialogProps {
  readonly need: NonNullable<ShownNeed['own']>;
  readonly action: 'close' | 'reopen';
  readonly onClose: () => void;
}

const words = {
  close: { title: texts.close, text: texts.closeText, done: texts.closed },
  reopen: { title: texts.reopen, text: texts.reopenText, done: texts.reopened },
} as const;

/** Asks why before a need is closed, or opened anew. */
export default function ReasonDialog({ need: { id, version }, action, onClose }: ReasonDialogProps) {
  const client = usePortalClient();
  const { title, text, done } = words[action];
  return (
    <ActDialog
      title={title}
      text={text}
      record={needReasonRecord}
      start={{ reason: '' }}
      send={async ({ reason }, idempotencyKey) => {
        const calls = await needCalls(client);
        await calls[action]({ body: { id, version, reason } }, { idempotencyKey });
        return done;
      }}
      onClose={onClose}
    />
  );
}
