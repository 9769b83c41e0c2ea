import { formatMessage, type MessageName, type UploadMessages } from '../messages.ts';
import type { FailedItem, FailureReason } from './item-failure.ts';
import type { ItemRecord } from './item-record.ts';

/** What the user is told (specification section 8). */
const MESSAGE_OF: Readonly<Record<FailureReason, MessageName>> = {
  readFailed: 'readFailed',
  registerFailed: 'registerFailed',
  transferFailed: 'uploadFailed',
  integrityFailed: 'uploadFailed',
  confirmFailed: 'uploadFailed',
};

/** Failures that a large file keeps to itself. */
const SILENT_WHEN_LARGE: readonly FailureReason[] = ['transferFailed', 'integrityFailed'];

/** A failed item as it is offered for a retry. */
export function failedItem(
  { id, file, plan, refusal }: ItemRecord,
  reason: FailureReason,
  messages: UploadMessages,
): FailedItem {
  const silent = plan.band === 'large' && SILENT_WHEN_LARGE.includes(reason);
  const message = silent ? null : formatMessage(messages[MESSAGE_OF[reason]], { file: file.name });
  return { id, fileName: file.name, size: file.size, reason, silent, message, ...(refusal && { refusal }) };
}
