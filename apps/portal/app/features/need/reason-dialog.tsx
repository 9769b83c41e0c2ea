import { TextArea } from '@jianzhu/ui/fields';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
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

const REASON = { min: 2, max: 200 } as const;

/** Asks why before a need is closed, or opened anew. */
export default function ReasonDialog({ need: { id, version }, action, onClose }: ReasonDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const form = useSentForm();
  const { errors, submit } = form;
  const [reason, setReason] = useState('');
  const key = useRef(newKey());
  const { title, text, done } = words[action];

  function send() {
    const { length } = [...reason.trim()];
    const found = length < REASON.min || length > REASON.max ? { reason: texts.reasonLength } : {};
    submit(found, 'reason', async () => {
      const calls = await needCalls(client);
      await calls[action]({ body: { id, version, reason } }, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: done });
      onClose();
      await revalidate();
    });
  }

  return (
    <FormDialog
      isRunning={form.isRunning}
      title={title}
      text={text}
      confirmText={title}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        id="reason"
        label={texts.reasonLabel}
        required
        value={reason}
        error={errors.reason}
        onChange={setReason}
        maxLength={REASON.max}
      />
    </FormDialog>
  );
}
